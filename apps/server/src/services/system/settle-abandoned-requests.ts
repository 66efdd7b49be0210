import { asKeeper, withUser } from '../../db/with-user.ts';
import { failAiRequest } from '../ai-requests/fail-ai-request.ts';
import type { Services } from '../context.ts';

/**
 * Ends the requests begun before a moment that nobody is writing an answer to, because the process
 * died or the database was away: nothing of them is counted or kept. Gives their number.
 */
export async function settleAbandonedRequests(services: Services, before: Date): Promise<number> {
  const running = await asKeeper(services.db, (tx) =>
    tx
      .selectFrom('ai_requests')
      .select(['id', 'user_id'])
      .where('status', '=', 'running')
      .where('created_at', '<', before)
      .execute(),
  );
  const abandoned = running.filter(({ id }) => !services.answers.find(id));
  for (const { id, user_id } of abandoned) {
    const user = { id: user_id, email: '', isEmailVerified: false };
    const ctx = { ...services, user, beforeCommit: () => undefined };
    await withUser(ctx, (tx) => failAiRequest(ctx, tx, id));
  }
  return abandoned.length;
}
