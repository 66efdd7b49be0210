import { trashDays, type ListedCampaign } from '@replysmith/contract';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { useKeptFocus } from '../../../ui/list-focus/use-kept-focus.ts';
import { CampaignRow } from './campaign-row.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { useFitting } from './use-fitting.ts';
import type { ListView } from './use-list-view.ts';

type CampaignListProps = { campaigns: readonly ListedCampaign[]; view: ListView };

export function CampaignList({ campaigns, view }: CampaignListProps) {
  const shown = useFitting(campaigns, view);
  const { list, watch } = useKeptFocus(shown.map(({ id }) => id));
  if (campaigns.length === 0) {
    return (
      <EmptyState title="Nothing was deleted">
        What you delete can be had back from here for {trashDays} days.
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
          ? 'There is none of this kind.'
          : `None has every word of “${view.search.trim()}” in its name or its answers.`}
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
