import type { Context } from '../context.ts';
import { listenToAnswer } from './listen-to-answer.ts';
import type { RunningAnswer } from './running/running-answer.ts';

/** Stops an answer of the caller's, which then tells how it ended; one that had ended stays as it is. */
export async function stopAnswer(ctx: Context, id: string): Promise<RunningAnswer> {
  const answer = await listenToAnswer(ctx, id);
  answer.stop();
  return answer;
}
