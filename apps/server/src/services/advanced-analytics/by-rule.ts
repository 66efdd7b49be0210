import type { AdvancedAnalytics } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import { momentsOf, type DayRange } from '../analytics/range/read-range.ts';
import { averageOf } from '../analytics/tally.ts';
import type { Context } from '../context.ts';
import { isOfThisVersion } from '../is-of-this-version.ts';

type Row = {
  readonly rule: string;
  readonly name: string;
  /** PostgreSQL's counts and sums come in digits. */
  readonly emails: string;
  readonly before: string;
  readonly after: string;
  readonly all: string;
};

/** What each rule cost the emails of a range that today's score judged, the costliest first. */
export async function byRule(
  ctx: Context,
  tx: UserTransaction,
  range: DayRange,
): Promise<AdvancedAnalytics['rules']> {
  const { start, end } = momentsOf(range);
  const { rows } = await sql<Row>`
    WITH records AS (
      SELECT rule_losses FROM optimization_analytics
      WHERE user_id = ${ctx.user.id} AND created_at >= ${start} AND created_at < ${end}
        AND ${isOfThisVersion()}
    )
    SELECT rule, max(name) AS name, count(*) AS emails,
      sum(before) AS before, sum(after) AS after, (SELECT count(*) FROM records) AS all
    FROM records, jsonb_to_recordset(rule_losses)
      AS loss (rule text, name text, before integer, after integer)
    WHERE before > 0
    GROUP BY rule ORDER BY sum(before) DESC, rule
  `.execute(tx);
  return rows.map(({ rule, name, ...sums }) => {
    const emails = Number(sums.emails);
    return {
      ...{ rule, name, emails },
      share: emails / Number(sums.all),
      lostBefore: averageOf(Number(sums.before), emails) ?? 0,
      lostAfter: averageOf(Number(sums.after), emails) ?? 0,
    };
  });
}
