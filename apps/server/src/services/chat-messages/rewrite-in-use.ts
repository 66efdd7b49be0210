import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { rewritesInUse, type RewriteInUse } from './rewrites-in-use.ts';

/** The rewrite in use in a session; null when there is none that can be read. */
export async function rewriteInUse(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string | null,
): Promise<RewriteInUse | null> {
  if (sessionId === null) return null;
  const [rewrite] = await rewritesInUse(ctx, tx, [sessionId]);
  return rewrite ?? null;
}
