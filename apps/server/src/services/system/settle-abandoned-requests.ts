import { asKeeper, withUser } from '../../db/with-user.ts';
import { failAiRequest } from '../ai-requests/fail-ai-request.ts';
import type { Services } from '../context.ts';

/**
 * Ends the requests that nobody is writing an answer to, because the process died or the database
 * was away: nothing of them is counted or kept. Gives their number.
 */
export async function settleAbandonedRequests(services: Services): Promise<number> {
  const running = await asKeeper(services.db, (tx) =>
    tx
      .selectFrom('ai_requests')
      .select(['id', 'user_id'])
      .where('status', '=', 'running')
      .execute(),
  );
  const abandoned = running.filter(({ id }) => !services.answers.find(id));
  let settled = 0;
  for (const { id, user_id } of abandoned) {
    const user = { id: user_id, email: '', isEmailVerified: false, isAdmin: false };
    const ctx = { ...services, user, beforeCommit: () => undefined };
    try {
      if (await withUser(ctx, (tx) => failAiRequest(ctx, tx, id))) settled += 1;
    } catch (error) {
      services.log.error({ err: error, requestId: id }, 'could not settle an abandoned request');
    }
  }
  return settled;
}
