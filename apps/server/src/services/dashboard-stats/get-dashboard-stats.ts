import type { DashboardStats } from '@replysmith/contract';
import { sql } from 'kysely';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { listRecentScores } from './list-recent-scores.ts';
import { trendOf } from './trend-of.ts';

const week = 7 * 86_400_000;

/** What the caller's optimisations come to, and the last of them. */
export function getDashboardStats(ctx: Context): Promise<DashboardStats> {
  return withUser(ctx, async (tx) => {
    const { total, improvement, current, previous } = await countOptimizations(ctx, tx);
    return {
      totalOptimizations: Number(total),
      averageImprovement: improvement === null ? null : Number(improvement),
      weeklyOptimizations: Number(current),
      previousWeekOptimizations: Number(previous),
      recentTrend: trendOf(Number(current), Number(previous)),
      recentScores: await listRecentScores(ctx, tx),
    };
  });
}

/** Weeks are the last seven times 24 hours, and those before them. */
function countOptimizations(ctx: Context, tx: UserTransaction) {
  const now = ctx.now().getTime();
  const since = new Date(now - week);
  const before = new Date(now - 2 * week);
  return tx
    .selectFrom('optimization_analytics')
    .where('user_id', '=', ctx.user.id)
    .select([
      sql<string>`count(*)`.as('total'),
      sql<string | null>`round(avg(optimized_score - original_score), 2)`.as('improvement'),
      sql<string>`count(*) FILTER (WHERE created_at > ${since})`.as('current'),
      sql<string>`count(*) FILTER (WHERE created_at > ${before} AND created_at <= ${since})`.as(
        'previous',
      ),
    ])
    .executeTakeFirstOrThrow();
}
