import { isServerGone } from '../../../db/server-presence.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import { failAiRequest } from '../../ai-requests/fail-ai-request.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { beginningOf } from './beginning-of.ts';
import { followAnswer } from '../running/follow-answer.ts';
import { keptEnding } from './kept-ending.ts';
import type { RequestMark } from '../asked/request-mark.ts';
import { endedAnswer } from '../running/ended-answer.ts';
import type { RunningAnswer } from '../running/running-answer.ts';

/**
 * The answer that this request is getting or got when it was first sent; null when it is new. Only
 * sure in the person's turn.
 */
export async function earlierAnswer(
  ctx: Context,
  tx: UserTransaction,
  mark: RequestMark,
): Promise<RunningAnswer | null> {
  const earlier = await tx
    .selectFrom('ai_requests')
    .select(['id', 'status', 'request_digest', 'server_id'])
    .select(isServerGone('server_id').as('isServerGone'))
    .where('user_id', '=', ctx.user.id)
    .where('idempotency_key', '=', mark.idempotency_key)
    .executeTakeFirst();
  if (!earlier) return null;
  if (earlier.request_digest !== mark.request_digest) throw new AppError('idempotency_key_reused');
  const running = ctx.answers.running.find(earlier.id);
  if (running) return running;
  if (earlier.status === 'running') {
    const isElsewhere = earlier.server_id !== ctx.serverId && !earlier.isServerGone;
    if (isElsewhere) {
      return followAnswer(ctx, earlier.id, await beginningOf(ctx, tx, earlier.id));
    }
    // Nobody writes it any more, so it is done anew; unless it has ended since it was looked up.
    if (await failAiRequest(ctx, tx, earlier.id)) return null;
  }
  return endedAnswer(earlier.id, ctx.user.id, await keptEnding(ctx, tx, earlier.id));
}
