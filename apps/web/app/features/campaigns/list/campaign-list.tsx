import {
  type ListedCampaign,
  type OutcomeRates,
  campaignWords,
  hasTerms,
  pages,
  searchTerms,
  lengths,
} from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { IconDots } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { replyWords } from '../../../data/rate-words.ts';
import { dayText, restorableUntil, recentDay } from '../../../lib/days.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { LateMenu } from '../../../components/late-menu.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useRestoredFocus } from '../../../components/list-focus.ts';
import { Tag } from '../../../components/tag.tsx';
import { campaignFormOf } from '../campaign-form.ts';
import { stepNames, stepReached } from '../steps.ts';
import { nameOf, useCampaignActions } from './use-campaign-actions.ts';
import classes from './campaigns-page.module.css';

type CampaignListProps = { campaigns: readonly ListedCampaign[]; view: ListView };

export function CampaignList({ campaigns, view }: CampaignListProps) {
  const shown = useFitting(campaigns, view);
  const { list, watch } = useRestoredFocus(shown.map(({ id }) => id));
  if (campaigns.length === 0) {
    return (
      <EmptyState title="Nothing was deleted">
        What you delete can be restored here for {trashDays} days.
      </EmptyState>
    );
  }
  if (shown.length === 0) {
    const clear = () => view.show({ search: '', ...(!view.isTrash && { state: 'all' }) });
    return (
      <EmptyState
        title="No campaign matches"
        action={
          <Button variant="line" onClick={clear}>
            Show all
          </Button>
        }
      >
        {view.search.trim() === ''
          ? 'There are none of this kind.'
          : `No campaign has every word of “${view.search.trim()}” in its name or answers.`}
      </EmptyState>
    );
  }
  const Row = view.isTrash ? DeletedRow : CampaignRow;
  return (
    <>
      <p className="visually-hidden" role="status">
        {shown.length === 1 ? 'One campaign' : `${String(shown.length)} campaigns`}
      </p>
      <div ref={list}>
        <ul aria-label={view.isTrash ? 'Deleted campaigns' : 'Campaigns'}>
          {shown.map((campaign) => (
            <li key={campaign.id} {...watch(campaign.id)}>
              <Row campaign={campaign} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The campaigns of the state that is shown which have every word that is looked for. */
function useFitting(
  campaigns: readonly ListedCampaign[],
  { search, state, isTrash }: ListView,
): ListedCampaign[] {
  const terms = searchTerms(search);
  const isSearched = terms.length > 0;
  // Folding hundreds is too slow to repeat at every keystroke.
  const words = useMemo(
    () => (isSearched ? campaigns.map(campaignWords) : []),
    [campaigns, isSearched],
  );
  return campaigns.filter(
    ({ status }, at) =>
      (state === 'all' || isTrash || status === state) && hasTerms(words[at] ?? '', terms),
  );
}

/** A deleted campaign, and how long it can be restored. */
function DeletedRow({ campaign }: { campaign: ListedCampaign }) {
  const actions = useCampaignActions(campaign);
  const name = nameOf(campaign);
  const { deleted_at, target_audience } = campaign;
  return (
    <div className={`grid items-start line-below ${classes.row}`} data-deleted>
      <div className={`breakable ${classes.text}`}>
        <h2 className="label">{name}</h2>
        <p className={`serif size-16 line-24 pretty ${classes.audience}`}>
          {target_audience || 'No audience yet'}
        </p>
      </div>
      <p className={`small ink-2 ${classes.when}`}>
        {deleted_at && `Here until ${dayText(restorableUntil(deleted_at))}`}
      </p>
      <div className={`flex items-center gap-1 ${classes.buttons}`}>
        <Button
          variant="line"
          size="small"
          data-row={campaign.id}
          aria-label={`Restore: ${name}`}
          onClick={actions.restore}
        >
          Restore
        </Button>
      </div>
    </div>
  );
}

/** One campaign: what it is, its progress, its results and its actions. */
function CampaignRow({ campaign }: { campaign: ListedCampaign }) {
  const actions = useCampaignActions(campaign);
  const { id, status, session_id, target_audience, outcomes, updated_at } = campaign;
  const name = nameOf(campaign);
  const isInChat = status === 'in_chat';
  const step = stepReached(campaignFormOf(campaign));
  const goOn = pages.campaign(id, step);
  const choices = [campaign.category?.name, campaign.tone?.name].filter(Boolean).join(' · ');
  return (
    <div className={`grid items-start line-below ${classes.row}`}>
      <div className={`breakable ${classes.text}`}>
        <h2 className="label">
          <Link data-row={id} to={goOn}>
            {name}
          </Link>
        </h2>
        <p className={`serif size-16 line-24 pretty ${classes.audience}`}>
          {target_audience || 'No audience yet'}
        </p>
        {choices && <p className="small ink-2">{choices}</p>}
      </div>
      <div className={`stack gap-1 numbers ${classes.facts}`}>
        <p>
          <Tag>{isInChat ? 'In chat' : 'Draft'}</Tag>
        </p>
        {!isInChat && (
          <p className="small ink-2">{`Step ${String(step)}, ${stepNames[step - 1]}`}</p>
        )}
        {isInChat && <p className="small ink-2">{outcomeText(outcomes)}</p>}
      </div>
      <p className={`small ink-2 ${classes.when}`}>Changed {recentDay(updated_at)}</p>
      <div className={`flex items-center gap-1 ${classes.buttons}`}>
        {isInChat && session_id !== null ? (
          <ButtonLink
            variant="line"
            size="small"
            to={pages.session(session_id)}
            aria-label={`Open chat: ${name}`}
          >
            Open chat
          </ButtonLink>
        ) : (
          <ButtonLink variant="line" size="small" to={goOn} aria-label={`Continue: ${name}`}>
            Continue
          </ButtonLink>
        )}
        {isInChat && (
          <ButtonLink
            variant="quiet"
            size="small"
            to={pages.campaign(id)}
            aria-label={`Edit: ${name}`}
          >
            Edit
          </ButtonLink>
        )}
        <LateMenu
          target={
            <Button variant="quiet" size="small" shape="icon" aria-label={`More for ${name}`}>
              <IconDots size={18} stroke={1.5} aria-hidden />
            </Button>
          }
          load={() => import('./campaign-menu.tsx').then(({ CampaignMenu }) => CampaignMenu)}
          of={{ actions }}
        />
      </div>
    </div>
  );
}

/** "3 of 12 replied, 25% (9–53%), 2 waiting"; empty when there are too few. */
export function outcomeText(rates: OutcomeRates): string {
  if (rates.sent === 0) return 'No email marked as sent yet';
  const open = rates.waiting > 0 ? `, ${String(rates.waiting)} waiting` : '';
  return replyWords(rates) + open;
}

const states = ['all', 'draft', 'in_chat', 'deleted'] as const;

export type ListState = (typeof states)[number];

/** Which campaigns are shown, as the address says it. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.slice(0, lengths.search) ?? '';
  const state = states.find((one) => one === params.get('state')) ?? 'all';
  const show = (next: { search?: string; state?: ListState }) => {
    const values = { search, state, ...next };
    const entries = Object.entries(values).filter(([, value]) => value !== '' && value !== 'all');
    setParams(entries, { replace: next.search !== undefined });
  };
  return {
    search,
    state,
    isTrash: state === 'deleted',
    show,
  };
}

export type ListView = ReturnType<typeof useListView>;
