import type { DashboardStats } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import { rewritesInUse } from '../chat-messages/rewrites-in-use.ts';
import type { Context } from '../context.ts';
import { isOfThisVersion } from '../is-of-this-version.ts';

const most = 7;

/**
 * What the caller's last emails came out at, the newest last, by today's version of the score alone:
 * the one in use in a session as it is listed, with what was put back; a session that is in the trash
 * is not named.
 */
export async function listRecentScores(
  ctx: Context,
  tx: UserTransaction,
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
