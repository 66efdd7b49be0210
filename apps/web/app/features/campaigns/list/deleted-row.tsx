import type { ListedCampaign } from '@replysmith/contract';
import { dayText } from '../../../lib/words/day-text.ts';
import { keptUntil } from '../../../lib/words/kept-until.ts';
import { Button } from '../../../ui/button/button.tsx';
import classes from './campaign-row.module.css';
import { nameOf } from './name-of.ts';
import { useCampaignActions } from './use-campaign-actions.ts';

/** A deleted campaign, and how long it can still be had back. */
export function DeletedRow({ campaign }: { campaign: ListedCampaign }) {
  const actions = useCampaignActions(campaign);
  const name = nameOf(campaign);
  const { deleted_at, target_audience } = campaign;
  return (
    <div className={classes.row} data-deleted>
      <div className={classes.text}>
        <h2 className="label">{name}</h2>
        <p className={classes.audience}>{target_audience || 'No audience yet'}</p>
      </div>
      <p className={`small ink-2 ${classes.when}`}>
        {deleted_at && `Here until ${dayText(keptUntil(deleted_at))}`}
      </p>
      <div className={classes.buttons}>
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
