import type { CutShort, Unwritten } from '../../../ports/ai.ts';
import { failAiRequest } from '../../ai-requests/fail-ai-request.ts';
import { asAppError } from '../../as-app-error.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Begun } from './begun.ts';
import { keepAnswer } from './keep-answer.ts';
import { keptEnding } from '../kept/kept-ending.ts';
import { failedWith } from '../running/failed-with.ts';
import type { Ending, RunningAnswer } from '../running/running-answer.ts';
import { withAnswers } from '../with-answers.ts';
import { spentIn } from './spent-in.ts';

/** Settles an answer that was stopped or failed; throws when it cannot. */
export async function endUnwritten(
  ctx: Context,
  answer: RunningAnswer,
  begun: Begun,
  outcome: CutShort | Unwritten,
): Promise<Ending> {
  const isStopped = answer.signal.aborted && !ctx.answers.running.isClosing();
  const part =
    isStopped && outcome.outcome === 'stopped' ? await keptPart(ctx, answer, begun, outcome) : null;
  if (part) return part;
  const status = isStopped ? 'stopped' : 'failed';
  return withAnswers(ctx, async (tx) => {
    const wasOpen = await failAiRequest(ctx, tx, begun.id, { status, ...spentIn(outcome) });
    if (isStopped || !wasOpen) return keptEnding(ctx, tx, begun.id);
    const isFailed = outcome.outcome === 'failed' && !ctx.answers.running.isClosing();
    const cause = isFailed ? asAppError(outcome.cause) : new AppError('unavailable');
    return failedWith(cause, begun.id);
  });
}

/** What a person saw before they stopped it is theirs, and counted; null when that is nothing. */
async function keptPart(
  ctx: Context,
  answer: RunningAnswer,
  begun: Begun,
  outcome: CutShort,
): Promise<Ending | null> {
  const { kept: content } = outcome;
  if (answer.text().trim() === '' || content.trim() === '') return null;
  try {
    const kept = await keepAnswer(ctx, begun, {
      message: { content, is_partial: true },
      optimization: null,
      settlement: { status: 'stopped', isCounted: true, ...spentIn(outcome) },
    });
    return { type: 'stopped', ...kept };
  } catch (cause) {
    ctx.log.error({ err: cause, requestId: begun.id }, 'could not keep what was stopped');
    return null;
  }
}
