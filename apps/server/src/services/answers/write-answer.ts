import type { ChatMessage, ChatSession, UserPreferences } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import { failAiRequest } from '../ai-requests/fail-ai-request.ts';
import { settleAiRequest } from '../ai-requests/settle-ai-request.ts';
import { asAppError } from '../as-app-error.ts';
import { addChatMessage } from '../chat-messages/add-chat-message.ts';
import { updateChatSession } from '../chat-sessions/update-chat-session.ts';
import { takenBefore } from '../ai.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Assignment, Written } from './modes/mode.ts';
import type { Ending, RunningAnswer } from './running-answer.ts';

export type Begun = {
  readonly assignment: Assignment;
  readonly session: ChatSession;
  readonly asked: ChatMessage;
  readonly facts: readonly string[];
  readonly preferences: UserPreferences | null;
  readonly isSpent: boolean;
};

/** Writes an answer to its end, keeps it and settles what it cost. Never throws. */
export async function writeAnswer(
  caller: Context,
  answer: RunningAnswer,
  begun: Begun,
): Promise<void> {
  // The answer is not the caller's call any more: it goes on when that is over.
  const ctx = { ...caller, beforeCommit: () => undefined };
  const { session, asked: message } = begun;
  answer.emit({ type: 'started', request_id: answer.id, session, message });
  const ending = await written(ctx, answer, begun).catch((error: unknown) =>
    unwritten(ctx, answer, begun, error),
  );
  ctx.answers.forget(answer.id);
  answer.emit(ending);
}

async function written(ctx: Context, answer: RunningAnswer, begun: Begun): Promise<Ending> {
  const { assignment, facts, preferences, isSpent } = begun;
  const writing = {
    ...{ known: facts, preferences, isSpent },
    signal: answer.signal,
    onText: (text: string) => answer.emit({ type: 'text', text }),
    onRewind: () => answer.emit({ type: 'rewound' }),
  };
  const result = await assignment.write(writing, answer.emit).catch((error: unknown) => {
    if (answer.signal.aborted) throw error;
    ctx.log.error({ err: error, requestId: answer.id }, 'the coach did not finish');
    throw new AppError('unavailable');
  });
  return keep(ctx, answer, begun, result);
}

async function keep(
  ctx: Context,
  answer: RunningAnswer,
  { session: before, asked }: Begun,
  { authored, message, optimization, latest_score = before.latest_score }: Written,
): Promise<Ending> {
  const { engine, model, engine_reason, input_tokens, output_tokens } = authored;
  return withUser(ctx, async (tx) => {
    const answered = await addChatMessage(ctx, tx, {
      ...message,
      session_id: before.id,
      role: 'assistant',
      message_type: asked.message_type,
    });
    const isOpen = await settleAiRequest(ctx, tx, answer.id, {
      ...{ engine, model, engine_reason, input_tokens, output_tokens },
      status: 'answered',
      // Whoever was promised a model and got the coach owes nothing.
      isCounted: engine_reason === null || engine_reason === 'spent',
      session_id: before.id,
      answer_message_id: answered.id,
    });
    if (!isOpen) throw new AppError('unavailable');
    const session = await updateChatSession(ctx, tx, before.id, { latest_score });
    return { type: 'answered', reply: { optimization, session, messages: [asked, answered] } };
  });
}

/** What came of an answer that was stopped or failed. */
async function unwritten(
  ctx: Context,
  answer: RunningAnswer,
  begun: Begun,
  error: unknown,
): Promise<Ending> {
  const isStopped = answer.signal.aborted && !ctx.answers.isClosing();
  try {
    if (isStopped && answer.text() !== '') return await keepPart(ctx, answer, begun, error);
    await withUser(ctx, (tx) =>
      failAiRequest(ctx, tx, answer.id, {
        status: isStopped ? 'stopped' : 'failed',
        ...takenBefore(error),
      }),
    );
    if (isStopped) return { type: 'stopped', session: null, messages: null };
  } catch (cause) {
    // Left running in the ledger, it is settled by the next sweep.
    ctx.log.error({ err: cause, requestId: answer.id }, 'could not settle a request');
  }
  const { code, message } = ctx.answers.isClosing()
    ? new AppError('unavailable')
    : asAppError(error);
  ctx.log.warn({ err: error, requestId: answer.id }, 'an answer was not written');
  return { type: 'failed', error: { code, message, request_id: answer.id } };
}

/** What a person saw before they stopped it is theirs, and counted. */
async function keepPart(
  ctx: Context,
  answer: RunningAnswer,
  { session, asked, facts }: Begun,
  error: unknown,
): Promise<Ending> {
  const content = await ctx.ai.vet(answer.text(), [asked.content, ...facts]);
  return withUser(ctx, async (tx) => {
    const part = await addChatMessage(ctx, tx, {
      session_id: session.id,
      role: 'assistant',
      message_type: asked.message_type,
      content,
      is_partial: true,
    });
    const isOpen = await settleAiRequest(ctx, tx, answer.id, {
      ...takenBefore(error),
      status: 'stopped',
      engine: 'model',
      isCounted: true,
      session_id: session.id,
      answer_message_id: part.id,
    });
    if (!isOpen) throw new AppError('unavailable');
    return { type: 'stopped', session, messages: [asked, part] };
  });
}
