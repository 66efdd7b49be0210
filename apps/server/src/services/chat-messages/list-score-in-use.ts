import { verdictOf } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { scoreInTime } from '../score-in-time.ts';
import { rewriteInUse, type RewriteInUse } from './rewrite-in-use.ts';

/**
 * Lists a session with the score of the email in use, as the writer's choices leave it. Who decides
 * while it is scored lists the session in turn.
 */
export async function listScoreInUse(ctx: Context, sessionId: string): Promise<void> {
  const scored = await withUser(ctx, (tx) => rewriteInUse(ctx, tx, sessionId));
  const value = scored && (await scoreOf(ctx, scored));
  if (!scored || value === null) return;
  await withUser(ctx, async (tx) => {
    // Of two that decide at once, the second to come here sees what both decided.
    await tx
      .selectFrom('chat_sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .execute();
    const now = await rewriteInUse(ctx, tx, sessionId);
    if (!now || !isSame(now, scored)) return;
    await tx
      .updateTable('chat_sessions')
      .set({ latest_score: verdictOf(now.optimization.reading, value) })
      .where('id', '=', sessionId)
      .where('user_id', '=', ctx.user.id)
      .execute();
  });
}

/** Null when the coach has no time. */
async function scoreOf(ctx: Context, { optimization, email }: RewriteInUse) {
  const { optimized_email: stored, reading, score } = optimization;
  if (email.subject === stored.subject && email.body === stored.body) return score.optimized_score;
  const { stage, profile } = reading ?? {};
  return (await scoreInTime(ctx, { ...email, stage, profile }))?.value ?? null;
}

function isSame(one: RewriteInUse, other: RewriteInUse): boolean {
  const [a, b] = [one.email, other.email];
  return one.id === other.id && a.subject === b.subject && a.body === b.body;
}
