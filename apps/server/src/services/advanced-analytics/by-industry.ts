import type { AdvancedAnalytics } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import { momentsOf, type DayRange } from '../analytics/range/read-range.ts';
import { tallied, toTally } from '../analytics/tally-days.ts';
import { totalsOf } from '../analytics/tally.ts';
import type { Context } from '../context.ts';

/** Longer lists tell nobody anything. */
const most = 50;

/** What was won by the industry that the email was written for, the busiest first. */
export async function byIndustry(
  ctx: Context,
  tx: UserTransaction,
  range: DayRange,
): Promise<AdvancedAnalytics['industries']> {
  const { start, end } = momentsOf(range);
  const rows = await tx
    .selectFrom('optimization_analytics')
    .where('user_id', '=', ctx.user.id)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .select([sql<string>`coalesce(industry_context, 'general')`.as('industry'), ...tallied])
    .groupBy('industry')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`lower(coalesce(industry_context, 'general'))`)
    .limit(most)
    .execute();
  return rows.map((row) => ({ industry: row.industry, ...totalsOf(toTally(row)) }));
}
