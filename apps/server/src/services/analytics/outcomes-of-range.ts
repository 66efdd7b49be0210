import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import {
  countOutcomes,
  toOutcomeRates,
  type OutcomeCounts,
} from '../sent-emails/outcome-counts.ts';
import { momentsOf, type DayRange } from './range/read-range.ts';

/** By the id of what they were written from. */
export type OutcomesOfSources = ReadonlyMap<string, OutcomeCounts>;

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
  const bySource = (grouping: number, source: 'template_id' | 'campaign_id'): OutcomesOfSources =>
    new Map(by(grouping).flatMap((row) => (row[source] === null ? [] : [[row[source], row]])));
  return {
    all: toOutcomeRates(by(3)[0]),
    templates: bySource(1, 'template_id'),
    campaigns: bySource(2, 'campaign_id'),
  };
}
