import { withUser } from '../../db/with-user.ts';
import { failAiRequest } from '../ai-requests/fail-ai-request.ts';
import { keptBefore, takenBefore } from '../ai.ts';
import { asAppError } from '../as-app-error.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Begun } from './begun.ts';
import { keepAnswer } from './keep-answer.ts';
import { keptEnding } from './kept-ending.ts';
import { failedWith, type Ending, type RunningAnswer } from './running-answer.ts';

/** Settles an answer that was stopped or failed; throws when it cannot. */
export async function endUnwritten(
  ctx: Context,
  answer: RunningAnswer,
  begun: Begun,
  error: unknown,
): Promise<Ending> {
  const isStopped = answer.signal.aborted && !ctx.answers.isClosing();
  const part = isStopped ? await keptPart(ctx, answer, begun, error) : null;
  if (part) return part;
  const status = isStopped ? 'stopped' : 'failed';
  return withUser(ctx, async (tx) => {
    const wasOpen = await failAiRequest(ctx, tx, begun.id, { status, ...takenBefore(error) });
    if (isStopped || !wasOpen) return keptEnding(ctx, tx, begun.id);
    const cause = ctx.answers.isClosing() ? new AppError('unavailable') : asAppError(error);
    return failedWith(cause, begun.id);
  });
}

/** What a person saw before they stopped it is theirs, and counted; null when that is nothing. */
async function keptPart(
  ctx: Context,
  answer: RunningAnswer,
  begun: Begun,
  error: unknown,
): Promise<Ending | null> {
  const content = keptBefore(error);
  if (answer.text().trim() === '' || content.trim() === '') return null;
  try {
    const kept = await keepAnswer(ctx, begun, {
      message: { content, is_partial: true },
      settlement: {
        ...{ status: 'stopped', engine: 'model', isCounted: true },
        ...takenBefore(error),
      },
    });
    return { type: 'stopped', ...kept };
  } catch (cause) {
    ctx.log.error({ err: cause, requestId: begun.id }, 'could not keep what was stopped');
    return null;
  }
}
