import type { DashboardStats, DashboardStatsQuery } from '@replysmith/contract';
import { sql } from 'kysely';
import { readAsUser, type UserReads } from '../../platform/db/with-user.ts';
import { addDays, daysFrom } from '../../platform/clock.ts';
import { readRange } from './range.ts';
import { sumsBetween } from './sums.ts';
import {
  type TallyRow,
  nothing,
  tallied,
  tallyFrom,
  toTally,
  totalsOf,
  twoWeeks,
  weeksOf,
} from './tally.ts';
import { rewritesInUse } from '../chat/rewrite-in-use.ts';
import type { Context } from '../../platform/context/context.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';

const most = 7;

/**
 * The scores of the caller's last emails, newest last, by the current version only. A session
 * counts the rewrite in use with its choices applied, as the list shows it; a session in the trash
 * is not named.
 */
async function listRecentScores(
  ctx: Context,
  tx: UserReads,
): Promise<DashboardStats['recentScores']> {
  const rows = await tx
    .selectFrom('optimization_analytics as one')
    .leftJoin('chat_sessions as session', (join) =>
      join
        .onRef('session.id', '=', 'one.session_id')
        .on('session.user_id', '=', ctx.user.id)
        .on('session.deleted_at', 'is', null),
    )
    .where('one.user_id', '=', ctx.user.id)
    .where(isOfThisVersion('one.score_version'))
    .select([
      'session.id as session_id',
      'one.message_id',
      'session.session_name',
      'session.title',
      'one.optimized_score as proposed',
      'session.latest_score as listed',
      'one.created_at',
    ])
    .orderBy('one.created_at', 'desc')
    .orderBy('one.id', 'desc')
    .limit(most)
    .execute();
  const sessions = new Set(rows.flatMap(({ session_id }) => session_id ?? []));
  const used = new Set((await rewritesInUse(ctx, tx, [...sessions])).map(({ id }) => id));
  return rows.reverse().map(({ session_id, message_id, session_name, title, ...row }) => ({
    session_id,
    message_id: session_id && message_id,
    title: session_name ?? title,
    score: (message_id && used.has(message_id) ? row.listed : null) ?? row.proposed,
    created_at: row.created_at.toISOString(),
  }));
}

/** The totals of the caller's optimizations, and the last of them. */
export function getDashboardStats(
  ctx: Context,
  query: DashboardStatsQuery,
): Promise<DashboardStats> {
  return readAsUser(ctx, async (tx) => {
    const { to, clock } = await readRange(ctx, tx, query);
    const first = addDays(to, 1 - twoWeeks);
    const [all, days, recentScores] = await Promise.all([
      tallyAll(ctx, tx),
      tallyFrom(ctx, tx, daysFrom(first, twoWeeks + 1), clock),
      listRecentScores(ctx, tx),
    ]);
    const { totalOptimizations, otherVersions, averageImprovement } = totalsOf(all);
    return {
      ...{ totalOptimizations, otherVersions, averageImprovement },
      ...weeksOf(days),
      recentScores,
    };
  });
}

const always = [new Date(0), new Date('9999-01-01')];

async function tallyAll(ctx: Context, tx: UserReads) {
  // Each answer has one industry.
  const { rows } = await sql<TallyRow>`
    SELECT ${tallied} FROM ${sumsBetween(ctx, 'industry', always)}
  `.execute(tx);
  return rows[0] ? toTally(rows[0]) : nothing;
}
