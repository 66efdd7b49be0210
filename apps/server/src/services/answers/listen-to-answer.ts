import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { beginningOf } from './kept/beginning-of.ts';
import { endingElsewhere } from './running/ending-elsewhere.ts';
import { followAnswer } from './running/follow-answer.ts';
import { endedAnswer } from './running/ended-answer.ts';
import type { RunningAnswer } from './running/running-answer.ts';

/** An answer of the caller's, whether it is being written, here or by another server, or was. */
export async function listenToAnswer(ctx: Context, id: string): Promise<RunningAnswer> {
  const running = ctx.answers.running.find(id);
  if (running?.userId === ctx.user.id) return running;
  return withUser(ctx, async (tx) => {
    const ending = await endingElsewhere(ctx, tx, id);
    return ending
      ? endedAnswer(id, ctx.user.id, ending)
      : followAnswer(ctx, id, await beginningOf(ctx, tx, id));
  });
}
