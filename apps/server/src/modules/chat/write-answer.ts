import {
  type ChatMessage,
  type ChatSession,
  type Optimization,
  isCounted,
  judgedScore,
} from '@replysmith/contract';
import type { Authored, CutShort, Outcome, Spent, Unwritten } from '../../platform/ai/ai.ts';
import { type Settlement, failAiRequest, settleAiRequest } from './ai-requests.ts';
import { AppError } from '../../platform/errors.ts';
import { asAppError } from '../../platform/context/as-app-error.ts';
import { type NewChatMessage, addChatMessage } from './messages.ts';
import { nextUse } from './update-message.ts';
import { listScore, touchChatSession } from './session-rows.ts';
import { type Context, onBehalfOf } from '../../platform/context/context.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import { recordOptimization } from './optimization-records.ts';
import { sendWebhooks } from '../webhooks/events.ts';
import { storedEnding, withAnswers } from './stored-answer.ts';
import { type PendingAnswer, type StoredAnswer, spentIn } from './answer-mode.ts';
import {
  type Ending,
  type RunningAnswer,
  failedWith,
} from '../../platform/realtime/answer-streams.ts';

const nothingSpent: Spent = {
  ...{ engine: 'coach', model: null, engine_reason: null },
  ...{ input_tokens: 0, output_tokens: 0 },
};

/** Writes an answer to its end, stores it and settles what it cost. Never throws. */
export async function writeAnswer(
  caller: Context,
  answer: RunningAnswer,
  pending: PendingAnswer,
): Promise<void> {
  // The answer continues when the caller's call has ended.
  const ctx = onBehalfOf(caller, caller.user.id);
  const { id, session, question } = pending;
  answer.emit({ type: 'started', request_id: id, session, message: question });
  let ending: Ending;
  try {
    ending = await endingOf(ctx, answer, pending);
  } catch (error) {
    // The ledger still has it open, so the next sweep settles it.
    ctx.log.error({ err: error, requestId: id }, 'could not settle a request');
    ending = failedWith(asAppError(error), id);
  }
  answer.emit(ending);
  ctx.answers.running.forget(id);
}

async function endingOf(
  ctx: Context,
  answer: RunningAnswer,
  pending: PendingAnswer,
): Promise<Ending> {
  const outcome = await write(ctx, answer, pending);
  if (outcome.outcome !== 'written') return endUnwritten(ctx, answer, pending, outcome);
  try {
    return await keep(ctx, pending, outcome);
  } catch (cause) {
    ctx.log.warn({ err: cause, requestId: pending.id }, 'an answer was not kept');
    return endUnwritten(ctx, answer, pending, { outcome: 'failed', cause, ...spentIn(outcome) });
  }
}

async function write(
  ctx: Context,
  answer: RunningAnswer,
  { assignment, writer, isSpent }: PendingAnswer,
): Promise<Outcome<StoredAnswer>> {
  const writing = {
    ...writer,
    isSpent,
    signal: answer.signal,
    onText: (text: string) => answer.emit({ type: 'text', text }),
    onRewind: () => answer.emit({ type: 'rewound' }),
  };
  const leaveQueue = await ctx.answers.queue.enter(answer.userId, answer.signal);
  if (answer.signal.aborted) {
    leaveQueue();
    return { outcome: 'stopped', partialText: '', ...nothingSpent };
  }
  const outcome = await assignment
    .write(writing, answer.emit)
    .catch((cause: unknown) => ({ outcome: 'failed', cause, ...nothingSpent }) as const)
    .finally(leaveQueue);
  if (outcome.outcome !== 'failed') return outcome;
  ctx.log.error({ err: outcome.cause, requestId: answer.id }, 'the coach did not finish');
  return { ...outcome, cause: new AppError('unavailable') };
}

async function keep(
  ctx: Context,
  pending: PendingAnswer,
  { result, ...authored }: Authored<StoredAnswer>,
): Promise<Ending> {
  const { message, optimization } = result;
  const settlement = {
    ...{ status: 'answered' as const, isCounted: isCounted(authored) },
    ...spentIn(authored),
  };
  const saved = await keepAnswer(ctx, pending, { message, settlement, optimization });
  return { type: 'answered', reply: { optimization, ...saved } };
}

/** Settles an answer that was stopped or failed. Throws when that is not possible. */
async function endUnwritten(
  ctx: Context,
  answer: RunningAnswer,
  pending: PendingAnswer,
  outcome: CutShort | Unwritten,
): Promise<Ending> {
  const isStopped = answer.signal.aborted && !ctx.answers.running.isCutting();
  const part =
    isStopped && outcome.outcome === 'stopped'
      ? await savePartialAnswer(ctx, answer, pending, outcome)
      : null;
  if (part) return part;
  const status = isStopped ? 'stopped' : 'failed';
  return withAnswers(ctx, async (tx) => {
    const wasOpen = await failAiRequest(ctx, tx, pending.id, { status, ...spentIn(outcome) });
    if (isStopped || !wasOpen) return storedEnding(ctx, tx, pending.id);
    const isFailed = outcome.outcome === 'failed' && !ctx.answers.running.isCutting();
    const cause = isFailed ? asAppError(outcome.cause) : new AppError('unavailable');
    return failedWith(cause, pending.id);
  });
}

/**
 * Keeps and counts the text that the person saw before stopping. Returns null when there is none.
 */
async function savePartialAnswer(
  ctx: Context,
  answer: RunningAnswer,
  pending: PendingAnswer,
  outcome: CutShort,
): Promise<Ending | null> {
  const { partialText: content } = outcome;
  if (answer.text().trim() === '' || content.trim() === '') return null;
  try {
    const saved = await keepAnswer(ctx, pending, {
      message: { content, is_partial: true },
      optimization: null,
      settlement: { status: 'stopped', isCounted: true, ...spentIn(outcome) },
    });
    return { type: 'stopped', ...saved };
  } catch (cause) {
    ctx.log.error({ err: cause, requestId: pending.id }, 'could not keep what was stopped');
    return null;
  }
}

type ToKeep = {
  readonly message: Omit<NewChatMessage, 'session_id' | 'role' | 'message_type'>;
  readonly settlement: Omit<Settlement, 'answer_message_id'>;
  readonly optimization: Optimization | null;
};

type SavedAnswer = { session: ChatSession; messages: [ChatMessage, ChatMessage] };

/** Stores an answer after the message it answers and settles its request; does both or neither. */
async function keepAnswer(
  ctx: Context,
  { id, session: before, question, writer }: PendingAnswer,
  { message, settlement, optimization }: ToKeep,
): Promise<SavedAnswer> {
  return withAnswers(ctx, async (tx) => {
    const session = await touchChatSession(ctx, tx, before);
    const session_id = session.id;
    const answered = await addChatMessage(
      ctx,
      tx,
      { ...message, session_id, role: 'assistant', message_type: question.message_type },
      // A new rewrite is in use at once.
      optimization ? await nextUse(ctx, tx, session_id) : ctx.now(),
    );
    const answer_message_id = answered.id;
    const isOpen = await settleAiRequest(ctx, tx, id, { ...settlement, answer_message_id });
    if (!isOpen) throw new AppError('unavailable');
    if (settlement.status === 'answered') await sendEvent(ctx, tx, answered, optimization);
    const messages: SavedAnswer['messages'] = [question, answered];
    if (!optimization) return { session, messages };
    const industry = writer.preferences?.industry ?? null;
    await recordOptimization(ctx, tx, { question, answer: answered, optimization, industry });
    return { session: await listScore(ctx, tx, session_id, optimization), messages };
  });
}

function sendEvent(
  ctx: Context,
  tx: UserTransaction,
  { id, session_id, message_type }: ChatMessage,
  optimization: Optimization | null,
): Promise<void> {
  const judged = (figure: 'original_score' | 'optimized_score') =>
    optimization && judgedScore(optimization.reading, optimization.score[figure]);
  return sendWebhooks(ctx, tx, {
    type: 'answer.finished',
    data: {
      ...{ message_id: id, session_id, message_type },
      original_score: judged('original_score'),
      optimized_score: judged('optimized_score'),
    },
    ...(optimization && { text: { email: optimization.optimized_email } }),
  });
}
