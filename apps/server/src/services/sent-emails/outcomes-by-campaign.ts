import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { countOutcomes } from './outcome-counts.ts';

/** What came of the emails of each of the caller's campaigns, in one look. */
export async function outcomesByCampaign(ctx: Context, tx: UserTransaction) {
  const rows = await countOutcomes(ctx, tx)
    .select('campaign_id')
    .where('campaign_id', 'is not', null)
    .groupBy('campaign_id')
    .execute();
  return new Map(rows.map((row) => [row.campaign_id, row]));
}
