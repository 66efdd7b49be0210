import type { ChatMessage } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { listScore } from '../chat-sessions/list-score.ts';
import { lockChatSession } from '../chat-sessions/lock-chat-session.ts';
import type { Context } from '../context.ts';
import { scoreInTime } from '../score-in-time.ts';
import { rewriteInUse, type RewriteInUse } from './rewrite-in-use.ts';

type Decided = Pick<ChatMessage, 'id' | 'session_id'>;

/**
 * After a decision about a rewrite: where that is the one in use, lists its session with the score
 * of the email as the writer's choices leave it, or as it was proposed when the coach has no time.
 * Whoever decides, or has another rewrite come, while it is scored lists the session in turn.
 */
export async function listScoreInUse(ctx: Context, { id, session_id }: Decided): Promise<void> {
  const scored = await withUser(ctx, (tx) => rewriteInUse(ctx, tx, session_id));
  if (scored?.id !== id) return;
  const value = await scoreOf(ctx, scored);
  await withUser(ctx, async (tx) => {
    // Of two that decide at once, the second to come here sees what both decided.
    await lockChatSession(ctx, tx, session_id);
    const now = await rewriteInUse(ctx, tx, session_id);
    if (!now || !isSame(now, scored)) return;
    await listScore(ctx, tx, session_id, now.optimization, value);
  });
}

async function scoreOf(ctx: Context, { optimization, email }: RewriteInUse): Promise<number> {
  const { optimized_email: proposed, reading, score } = optimization;
  const isAsProposed = email.subject === proposed.subject && email.body === proposed.body;
  if (isAsProposed) return score.optimized_score;
  const { stage, profile } = reading ?? {};
  const now = await scoreInTime(ctx, { ...email, stage, profile });
  return now?.value ?? score.optimized_score;
}

function isSame(one: RewriteInUse, other: RewriteInUse): boolean {
  const [a, b] = [one.email, other.email];
  return one.id === other.id && a.subject === b.subject && a.body === b.body;
}
