import type { UserTransaction } from '../../db/with-user.ts';
import { momentsOf, type DayRange } from '../analytics/range/read-range.ts';
import type { Context } from '../context.ts';
import { countOutcomes, toOutcomeRates } from '../sent-emails/outcome-counts.ts';
import type { DecidedAtScore } from './concordance-of.ts';

/** What came of the scored emails that were sent within a range, by their score. */
export async function decidedByScore(
  ctx: Context,
  tx: UserTransaction,
  range: DayRange,
): Promise<DecidedAtScore[]> {
  const { start, end } = momentsOf(range);
  const rows = await countOutcomes(ctx, tx)
    .where('sent_at', '>=', start)
    .where('sent_at', '<', end)
    .where('score', 'is not', null)
    .select('score')
    .groupBy('score')
    .orderBy('score')
    .execute();
  return rows.map(({ score, ...counts }) => {
    const { replied, meetings, no_reply } = toOutcomeRates(counts);
    return { score: score ?? 0, answered: replied + meetings, unanswered: no_reply };
  });
}
