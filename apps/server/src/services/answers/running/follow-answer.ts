import { setTimeout as sleep } from 'node:timers/promises';
import type { AnswerEvent } from '@replysmith/contract';
import { tellStop } from '../../../db/server-presence.ts';
import { withUser } from '../../../db/with-user.ts';
import { onBehalfOf, type Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { endingElsewhere } from './ending-elsewhere.ts';
import { failedWith } from './failed-with.ts';
import { createRunningAnswer, type Ending, type RunningAnswer } from './running-answer.ts';

const pause = 500;
/** Longer than any answer takes, with its turn and all that a model may be given. */
const longest = 10 * 60_000;

/**
 * An answer of the caller's that another server writes: its beginning is told, its end once the
 * ledger has it, and a stop is passed on. However many wait for it, the ledger is asked once for all.
 */
export function followAnswer(
  caller: Context,
  id: string,
  beginning: AnswerEvent | null,
): RunningAnswer {
  const { answers, user } = caller;
  const followed = answers.followed.find(id, user.id);
  if (followed) return followed;
  const answer = createRunningAnswer(id, user.id);
  if (beginning) answer.emit(beginning);
  answers.followed.add(answer);
  // It is followed for others too, when the caller's call is over.
  const ctx = onBehalfOf(caller, user.id);
  void follow(ctx, answer).then(answer.emit);
  return answer;
}

async function follow(ctx: Context, answer: RunningAnswer): Promise<Ending> {
  for (const endAt = performance.now() + longest; performance.now() < endAt;) {
    try {
      const ending = await look(ctx, answer);
      if (ending) return ending;
    } catch (error) {
      if (error instanceof AppError) return failedWith(error, answer.id);
      ctx.log.warn({ err: error, requestId: answer.id }, 'could not look how an answer ended');
    }
    await nextLook(answer.signal);
  }
  return failedWith(new AppError('unavailable'), answer.id);
}

async function look(ctx: Context, { id, signal }: RunningAnswer): Promise<Ending | null> {
  return withUser(ctx, async (tx) => {
    const ending = await endingElsewhere(ctx, tx, id);
    // Told at each look, so that a server which was cut off for a moment hears it too.
    if (!ending && signal.aborted) await tellStop(id).execute(tx);
    return ending;
  });
}

/** A stop is passed on at once. */
async function nextLook(stopped: AbortSignal): Promise<void> {
  const signal = stopped.aborted ? {} : { signal: stopped };
  await sleep(pause, undefined, { ref: false, ...signal }).catch(() => undefined);
}
