import type { UserTransaction } from '../../db/with-user.ts';
import { momentsOf, type DayRange } from '../analytics/range/read-range.ts';
import type { Context } from '../context.ts';
import { isOfThisVersion } from '../is-of-this-version.ts';
import { countOutcomes, toOutcomeRates } from '../sent-emails/outcome-counts.ts';
import type { Decided, DecidedAtScore } from './concordance-of.ts';

/** What came of the scored emails that were sent within a range, by their score. */
export async function decidedByScore(
  ctx: Context,
  tx: UserTransaction,
  range: DayRange,
): Promise<Decided> {
  const { start, end } = momentsOf(range);
  const rows = await countOutcomes(ctx, tx)
    .where('sent_at', '>=', start)
    .where('sent_at', '<', end)
    .where('score', 'is not', null)
    .select(['score', isOfThisVersion().as('is_of_this_version')])
    .groupBy(['score', 'is_of_this_version'])
    .orderBy('score')
    .execute();
  const atScores: DecidedAtScore[] = [];
  let otherVersions = 0;
  for (const { score, is_of_this_version, ...counts } of rows) {
    const { replied, meetings, no_reply } = toOutcomeRates(counts);
    const answered = replied + meetings;
    if (is_of_this_version) atScores.push({ score: score ?? 0, answered, unanswered: no_reply });
    else otherVersions += answered + no_reply;
  }
  return { atScores, otherVersions };
}
