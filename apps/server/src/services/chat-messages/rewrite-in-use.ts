import type { EmailText, Optimization } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { decidedEmail } from './decided-email.ts';
import { rewritesInUse } from './rewrites-in-use.ts';

export type RewriteInUse = {
  readonly id: string;
  readonly optimization: Optimization;
  /** The email as the writer's choices leave it. */
  readonly email: EmailText;
};

/** The rewrite in use in a session; null when there is none that can be read. */
export async function rewriteInUse(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string | null,
): Promise<RewriteInUse | null> {
  if (sessionId === null) return null;
  const [rewrite] = await rewritesInUse(ctx, tx, [sessionId]);
  if (!rewrite) return null;
  const { id, optimization, choices } = rewrite;
  return { id, optimization, email: decidedEmail(optimization, choices) };
}
