import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { keptEnding } from './kept-ending.ts';
import { endedAnswer, type RunningAnswer } from './running-answer.ts';

/** An answer of the caller's, whether it is being written or was. */
export async function listenToAnswer(ctx: Context, id: string): Promise<RunningAnswer> {
  const running = ctx.answers.find(id);
  if (running?.userId === ctx.user.id) return running;
  const ending = await withUser(ctx, (tx) => keptEnding(ctx, tx, id));
  return endedAnswer(id, ctx.user.id, ending);
}
