import type { ChatMessage, ChatSession, Optimization } from '@replysmith/contract';
import { settleAiRequest, type Settlement } from '../../ai-requests/settle-ai-request.ts';
import { addChatMessage, type NewChatMessage } from '../../chat-messages/add-chat-message.ts';
import { nextUse } from '../../chat-messages/next-use.ts';
import { listScore } from '../../chat-sessions/list-score.ts';
import { touchChatSession } from '../../chat-sessions/touch-chat-session.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { recordOptimization } from '../../optimization-analytics/record-optimization.ts';
import { withAnswers } from '../with-answers.ts';
import type { Begun } from './begun.ts';

type ToKeep = {
  readonly message: Omit<NewChatMessage, 'session_id' | 'role' | 'message_type'>;
  readonly settlement: Omit<Settlement, 'answer_message_id'>;
  readonly optimization: Optimization | null;
};

type Kept = { session: ChatSession; messages: [ChatMessage, ChatMessage] };

/** Stores an answer behind what was asked and settles its request, or does neither. */
export async function keepAnswer(
  ctx: Context,
  { id, session: before, asked, writer }: Begun,
  { message, settlement, optimization }: ToKeep,
): Promise<Kept> {
  return withAnswers(ctx, async (tx) => {
    const session = await touchChatSession(ctx, tx, before);
    const session_id = session.id;
    const answered = await addChatMessage(
      ctx,
      tx,
      { ...message, session_id, role: 'assistant', message_type: asked.message_type },
      // A rewrite is in use when it comes.
      optimization ? await nextUse(ctx, tx, session_id) : ctx.now(),
    );
    const answer_message_id = answered.id;
    const isOpen = await settleAiRequest(ctx, tx, id, { ...settlement, answer_message_id });
    if (!isOpen) throw new AppError('unavailable');
    const messages: Kept['messages'] = [asked, answered];
    if (!optimization) return { session, messages };
    const industry = writer.preferences?.industry ?? null;
    await recordOptimization(ctx, tx, { asked, answer: answered, optimization, industry });
    return { session: await listScore(ctx, tx, session_id, optimization), messages };
  });
}
