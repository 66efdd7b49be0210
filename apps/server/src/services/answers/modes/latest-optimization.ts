import { Optimization } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

type Latest = {
  readonly optimization: Optimization;
  /** Where its message stands among those of the session. */
  readonly position: string;
};

/** What was last optimised in a session; null when nothing was. */
export async function latestOptimization(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string | null,
): Promise<Latest | null> {
  if (sessionId === null) return null;
  const row = await tx
    .selectFrom('chat_messages')
    .select(['optimization_results', 'position'])
    .where('user_id', '=', ctx.user.id)
    .where('session_id', '=', sessionId)
    .where('optimization_results', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const optimization = Optimization.safeParse(row?.optimization_results);
  return row && optimization.success
    ? { optimization: optimization.data, position: row.position }
    : null;
}
