import { isCounted } from '@replysmith/contract';
import type { Authored, Outcome, Spent } from '../../../ports/ai.ts';
import { asAppError } from '../../as-app-error.ts';
import { onBehalfOf, type Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Begun } from './begun.ts';
import { endUnwritten } from './end-unwritten.ts';
import { keepAnswer } from './keep-answer.ts';
import type { StoredAnswer } from '../modes/mode.ts';
import { failedWith } from '../running/failed-with.ts';
import type { Ending, RunningAnswer } from '../running/running-answer.ts';
import { spentIn } from './spent-in.ts';

const nothingSpent: Spent = {
  ...{ engine: 'coach', model: null, engine_reason: null },
  ...{ input_tokens: 0, output_tokens: 0 },
};

/** Writes an answer to its end, keeps it and settles what it cost. Never throws. */
export async function writeAnswer(
  caller: Context,
  answer: RunningAnswer,
  begun: Begun,
): Promise<void> {
  // The answer is not the caller's call any more: it goes on when that is over.
  const ctx = onBehalfOf(caller, caller.user.id);
  const { id, session, asked } = begun;
  answer.emit({ type: 'started', request_id: id, session, message: asked });
  let ending: Ending;
  try {
    ending = await endingOf(ctx, answer, begun);
  } catch (error) {
    // Still open in the ledger, it is settled by the next sweep.
    ctx.log.error({ err: error, requestId: id }, 'could not settle a request');
    ending = failedWith(asAppError(error), id);
  }
  answer.emit(ending);
  ctx.answers.running.forget(id);
}

async function endingOf(ctx: Context, answer: RunningAnswer, begun: Begun): Promise<Ending> {
  const outcome = await write(ctx, answer, begun);
  if (outcome.outcome !== 'written') return endUnwritten(ctx, answer, begun, outcome);
  try {
    return await keep(ctx, begun, outcome);
  } catch (cause) {
    ctx.log.warn({ err: cause, requestId: begun.id }, 'an answer was not kept');
    return endUnwritten(ctx, answer, begun, { outcome: 'failed', cause, ...spentIn(outcome) });
  }
}

async function write(
  ctx: Context,
  answer: RunningAnswer,
  { assignment, writer, isSpent }: Begun,
): Promise<Outcome<StoredAnswer>> {
  const writing = {
    ...writer,
    isSpent,
    signal: answer.signal,
    onText: (text: string) => answer.emit({ type: 'text', text }),
    onRewind: () => answer.emit({ type: 'rewound' }),
  };
  const endTurn = await ctx.answers.turns.take(answer.userId, answer.signal);
  if (answer.signal.aborted) {
    endTurn();
    return { outcome: 'stopped', kept: '', ...nothingSpent };
  }
  const outcome = await assignment
    .write(writing, answer.emit)
    .catch((cause: unknown) => ({ outcome: 'failed', cause, ...nothingSpent }) as const)
    .finally(endTurn);
  if (outcome.outcome !== 'failed') return outcome;
  ctx.log.error({ err: outcome.cause, requestId: answer.id }, 'the coach did not finish');
  return { ...outcome, cause: new AppError('unavailable') };
}

async function keep(
  ctx: Context,
  begun: Begun,
  { result, ...authored }: Authored<StoredAnswer>,
): Promise<Ending> {
  const { message, optimization } = result;
  const settlement = {
    ...{ status: 'answered' as const, isCounted: isCounted(authored) },
    ...spentIn(authored),
  };
  const kept = await keepAnswer(ctx, begun, { message, settlement, optimization });
  return { type: 'answered', reply: { optimization, ...kept } };
}
