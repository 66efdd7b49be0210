import { asAppError } from '../as-app-error.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Begun } from './begun.ts';
import { endUnwritten } from './end-unwritten.ts';
import { keepAnswer } from './keep-answer.ts';
import { failedWith, type Ending, type RunningAnswer } from './running-answer.ts';

/** Writes an answer to its end, keeps it and settles what it cost. Never throws. */
export async function writeAnswer(
  caller: Context,
  answer: RunningAnswer,
  begun: Begun,
): Promise<void> {
  // The answer is not the caller's call any more: it goes on when that is over.
  const ctx = { ...caller, beforeCommit: () => undefined };
  const { id, session, asked } = begun;
  answer.emit({ type: 'started', request_id: id, session, message: asked });
  let ending: Ending;
  try {
    ending = await written(ctx, answer, begun).catch((error: unknown) => {
      ctx.log.warn({ err: error, requestId: id }, 'an answer was not written');
      return endUnwritten(ctx, answer, begun, error);
    });
  } catch (error) {
    // Still open in the ledger, it is settled by the next sweep.
    ctx.log.error({ err: error, requestId: id }, 'could not settle a request');
    ending = failedWith(asAppError(error), id);
  }
  answer.emit(ending);
  ctx.answers.forget(id);
}

async function written(ctx: Context, answer: RunningAnswer, begun: Begun): Promise<Ending> {
  const { assignment, facts, preferences, isSpent } = begun;
  const writing = {
    ...{ known: facts, preferences, isSpent, person: answer.userId },
    signal: answer.signal,
    onText: (text: string) => answer.emit({ type: 'text', text }),
    onRewind: () => answer.emit({ type: 'rewound' }),
  };
  const result = await assignment.write(writing, answer.emit).catch((error: unknown) => {
    if (answer.signal.aborted) throw error;
    ctx.log.error({ err: error, requestId: answer.id }, 'the coach did not finish');
    throw new AppError('unavailable');
  });
  const { message, optimization, latest_score } = result;
  const { engine, model, engine_reason, input_tokens, output_tokens } = result.authored;
  // Whoever was promised a model and got the coach owes nothing.
  const isCounted = engine_reason === null || engine_reason === 'spent';
  const settlement = {
    ...{ engine, model, engine_reason, input_tokens, output_tokens },
    ...{ status: 'answered' as const, isCounted },
  };
  const kept = await keepAnswer(ctx, begun, { message, settlement, latest_score });
  return { type: 'answered', reply: { optimization, ...kept } };
}
