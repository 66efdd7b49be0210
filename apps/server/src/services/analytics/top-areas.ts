import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { isOfThisVersion } from '../is-of-this-version.ts';
import { areasOfRecord } from '../optimization-analytics/areas-of-record.ts';

const most = 5;

/** Moments: the end is not part of it. */
type Span = { readonly start: Date; readonly end: Date };

/** What cost most within a span of time, by the number of emails of today's score that it cost. */
export async function topAreas(ctx: Context, tx: UserTransaction, { start, end }: Span) {
  const { rows } = await sql<{ area: string; count: string }>`
    SELECT area, count(*) AS count
    FROM optimization_analytics, LATERAL ${areasOfRecord} AS cost (area)
    WHERE user_id = ${ctx.user.id} AND created_at >= ${start} AND created_at < ${end}
      AND ${isOfThisVersion()}
    GROUP BY area ORDER BY count DESC, area LIMIT ${most}
  `.execute(tx);
  return rows.map(({ area, count }) => ({ area, count: Number(count) }));
}
