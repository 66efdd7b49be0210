import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { answerOf, endedColumns } from './earlier-answer.ts';
import type { RunningAnswer } from './running-answer.ts';

/** An answer of the caller's, whether it is being written or was; not found when nothing was kept. */
export async function listenToAnswer(ctx: Context, id: string): Promise<RunningAnswer> {
  const running = ctx.answers.find(id);
  if (running?.userId === ctx.user.id) return running;
  const kept = await withUser(ctx, async (tx) => {
    const request = await tx
      .selectFrom('ai_requests')
      .select(endedColumns)
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .executeTakeFirst();
    return request ? answerOf(ctx, tx, request) : null;
  });
  if (!kept) throw new AppError('not_found');
  return kept;
}
