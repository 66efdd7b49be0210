import { lengths, pages } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { Link } from 'react-router';
import { useCampaigns } from '../../../data/campaigns.ts';
import type { ComposedEmail } from '../../../data/coach/answers.ts';
import composed from '../../../data/example-campaign.json' with { type: 'json' };
import { exampleBrief } from '../../../data/examples.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { NotLoaded } from '../../../components/not-loaded.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { Select } from '../../../components/select.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { ComposedSheet, EmailVerdict } from '../composed-email.tsx';
import { fieldNames, newCampaign } from '../campaign-form.ts';
import { CampaignList, type ListState, type ListView, useListView } from './campaign-list.tsx';
import classes from './campaigns-page.module.css';

/** What the coach writes from it. */
const exampleEmail = composed as ComposedEmail;

const answers = [
  [fieldNames.target_audience, exampleBrief.audience],
  [fieldNames.tone_id, exampleBrief.tone],
  [fieldNames.pain_points, exampleBrief.painPoints.join('\n')],
  [fieldNames.call_to_action, exampleBrief.callToAction],
  [fieldNames.additional_context, exampleBrief.context],
] as const;

/** Explains campaigns with an example: five answers, and the email the coach writes from them. */
function FirstUse() {
  return (
    <section className={`grid ink-above gap-7 ${classes.first}`} aria-labelledby="first-use">
      <div className={classes.words}>
        <h2 id="first-use" className="subhead">
          No campaigns yet
        </h2>
        <p className="ink-2 pretty mt-1">
          A campaign is one kind of reader and one thing you ask of them. You answer a few
          questions, see the email grow beside them, and send it to the chat to finish. Every word
          is saved as you write.
        </p>
      </div>
      <div className={`grid items-start one-column-tablet ${classes.example}`}>
        <div>
          <p className="label ink-below pb-2">An example: the answers</p>
          <dl>
            {answers.map(([name, text]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <p className="label ink-below pb-2">The email from these answers</p>
          <div className="stack pt-4">
            <EmailVerdict email={exampleEmail} />
            <ComposedSheet email={exampleEmail} />
          </div>
        </div>
      </div>
      <p className="small">
        <Link to="?state=deleted">Deleted campaigns</Link>
        <span className="ink-2"> can be restored for {trashDays} days.</span>
      </p>
    </section>
  );
}

const states: readonly { value: ListState; label: string }[] = [
  { value: 'all', label: 'All campaigns' },
  { value: 'draft', label: 'Drafts' },
  { value: 'in_chat', label: 'In chat' },
  { value: 'deleted', label: 'Deleted' },
];

/** What is looked for, and which campaigns are shown. */
function ListTools({ view }: { view: ListView }) {
  return (
    <div className={`row ink-below ${classes.tools}`}>
      <div className={`min-w-0 ${classes.search}`} role="search">
        <SearchField
          aria-label="Search campaigns"
          placeholder="Name or any answer"
          maxLength={lengths.search}
          value={view.search}
          onChange={(event) => view.show({ search: event.target.value })}
          onClear={() => view.show({ search: '' })}
        />
      </div>
      <Select
        label="Which campaigns"
        options={states}
        value={view.state}
        onChange={(state) => view.show({ state })}
      />
    </div>
  );
}

/** The campaigns, what became of them, and the way to another. */
export function CampaignsPage() {
  const view = useListView();
  const { data, error, refetch } = useCampaigns(view.isTrash ? 'deleted' : 'saved');
  const isFirstUse = data?.items.length === 0 && !view.isTrash;
  return (
    <main className={`stack gap-6 page-room ${classes.page}`}>
      <header className={`row justify-between ${classes.head}`}>
        <div>
          <h1 className="title mb-2">Campaign wizard</h1>
          <p className="ink-2">
            Five short steps make a brief; the coach writes the email from it.
          </p>
        </div>
        <ButtonLink to={pages.campaign(newCampaign)}>New Campaign</ButtonLink>
      </header>
      {!isFirstUse && <ListTools view={view} />}
      {!data && !error && <Skeleton label="Loading campaigns..." />}
      {!data && error && (
        <NotLoaded title="Failed to load campaigns" error={error} onRetry={() => void refetch()} />
      )}
      {isFirstUse && <FirstUse />}
      {data && !isFirstUse && <CampaignList campaigns={data.items} view={view} />}
    </main>
  );
}
