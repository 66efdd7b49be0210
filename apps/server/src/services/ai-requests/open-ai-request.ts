import type { MessageType } from '@replysmith/contract';
import { asMeter, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { consume } from '../limits.ts';
import { utcDay } from '../user-subscriptions/utc-day.ts';
import { assertFairUse } from './fair-use.ts';

type NewAiRequest = {
  readonly id: string;
  readonly session_id: string;
  readonly message_type: MessageType;
  readonly asked_message_id: string;
  readonly idempotency_key: string | null;
  readonly request_digest: string | null;
};

/**
 * Enters a request in the ledger before anything is spent on it: an optimisation takes one of the
 * day's requests, the other modes one of the hour's. Refuses where there is none left.
 */
export async function openAiRequest(
  ctx: Context,
  tx: UserTransaction,
  request: NewAiRequest,
): Promise<void> {
  await asMeter(tx, async () => {
    const isCounted = request.message_type === 'email_optimization';
    if (!isCounted) await assertFairUse(ctx, tx);
    const usage_day = isCounted ? await consume(ctx, tx, 'daily_ai_requests') : utcDay(ctx.now());
    await tx
      .insertInto('ai_requests')
      .values({
        ...request,
        user_id: ctx.user.id,
        charge: isCounted ? 'reserved' : 'free',
        usage_day,
        created_at: ctx.now(),
      })
      .execute();
  });
}
