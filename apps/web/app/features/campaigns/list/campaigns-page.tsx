import { pages } from '@replysmith/contract';
import { useCampaigns } from '../../../data/campaigns/campaigns.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { newCampaign } from '../new-campaign.ts';
import { CampaignList } from './campaign-list.tsx';
import classes from './campaigns-page.module.css';
import { FirstUse } from './first-use.tsx';
import { ListTools } from './list-tools.tsx';
import { useListView } from './use-list-view.ts';

/** The campaigns, what became of them, and the way to another. */
export function CampaignsPage() {
  const view = useListView();
  const { data, error, refetch } = useCampaigns(view.isTrash ? 'deleted' : 'saved');
  const isFirstUse = data?.items.length === 0 && !view.isTrash;
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 className="title">Campaign wizard</h1>
          <p className="ink-2">
            Five short steps make a brief; the coach writes the email from it.
          </p>
        </div>
        <ButtonLink to={pages.campaign(newCampaign)}>New Campaign</ButtonLink>
      </header>
      {!isFirstUse && <ListTools view={view} />}
      {!data && !error && <Skeleton label="Loading campaigns..." />}
      {!data && error && (
        <EmptyState
          title="Failed to load campaigns"
          action={
            <Button variant="line" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </EmptyState>
      )}
      {isFirstUse && <FirstUse />}
      {data && !isFirstUse && <CampaignList campaigns={data.items} view={view} />}
    </main>
  );
}
