import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { momentsOf, type DayRange } from './range/read-range.ts';

const most = 5;

/** What cost most within a range, by the number of emails that it cost. */
export async function topAreas(ctx: Context, tx: UserTransaction, range: DayRange) {
  const { start, end } = momentsOf(range);
  const { rows } = await sql<{ area: string; count: string }>`
    SELECT area, count(DISTINCT id) AS count
    FROM optimization_analytics, unnest(improvement_areas) AS area
    WHERE user_id = ${ctx.user.id} AND created_at >= ${start} AND created_at < ${end}
    GROUP BY area ORDER BY count DESC, area LIMIT ${most}
  `.execute(tx);
  return rows.map(({ area, count }) => ({ area, count: Number(count) }));
}
