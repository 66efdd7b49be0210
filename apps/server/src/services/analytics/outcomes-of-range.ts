import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { countOutcomes, toOutcomeRates } from '../sent-emails/outcome-counts.ts';
import { momentsOf, type DayRange } from './range/read-range.ts';

/** What came of the emails that were sent within a range: of all, by template and by campaign. */
export async function outcomesOfRange(ctx: Context, tx: UserTransaction, range: DayRange) {
  const { start, end } = momentsOf(range);
  const rows = await countOutcomes(ctx, tx)
    .where('sent_at', '>=', start)
    .where('sent_at', '<', end)
    .select(['template_id', 'campaign_id'])
    .select(sql<number>`grouping(template_id, campaign_id)`.as('grouped_by'))
    .groupBy(sql`GROUPING SETS ((), (template_id), (campaign_id))`)
    .execute();
  const by = (grouping: number) => rows.filter(({ grouped_by }) => grouped_by === grouping);
  return {
    all: toOutcomeRates(by(3)[0]),
    template: new Map(by(1).map((row) => [row.template_id, row])),
    campaign: new Map(by(2).map((row) => [row.campaign_id, row])),
  };
}
