import { verdictOf } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { latestOptimization } from '../answers/modes/latest-optimization.ts';
import type { Context } from '../context.ts';
import { scoreInTime } from '../score-in-time.ts';

/** Lists a session with the score of the email in use, as the writer's choices leave it. */
export async function listScoreInUse(ctx: Context, sessionId: string): Promise<void> {
  await withUser(ctx, async (tx) => {
    // Of two that decide at once, the second to come here sees what both decided.
    await tx
      .selectFrom('chat_sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .execute();
    const latest = await latestOptimization(ctx, tx, sessionId);
    if (!latest) return;
    const { optimization, email } = latest;
    const { optimized_email: stored, reading } = optimization;
    const { stage, profile } = reading ?? {};
    const isAsWritten = email.subject === stored.subject && email.body === stored.body;
    const value = isAsWritten
      ? optimization.score.optimized_score
      : (await scoreInTime(ctx, { ...email, stage, profile }))?.value;
    if (value === undefined) return;
    await tx
      .updateTable('chat_sessions')
      .set({ latest_score: verdictOf(reading, value) })
      .where('id', '=', sessionId)
      .where('user_id', '=', ctx.user.id)
      .execute();
  });
}
