import type { AiRequestType } from '@replysmith/contract';
import { asMeter, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { consume } from '../limits.ts';
import { utcDay } from '../user-subscriptions/utc-day.ts';
import { assertFairUse } from './fair-use.ts';

type NewAiRequest = {
  readonly id: string;
  readonly session_id: string | null;
  readonly message_type: AiRequestType;
  readonly asked_message_id: string | null;
  readonly idempotency_key: string | null;
  readonly request_digest: string | null;
};

/** So often a day a person gets back what an answer of a model had reserved. */
const mostRefunds = 20;

/**
 * Enters a request in the ledger before anything is spent on it: an optimisation takes one of the
 * day's requests, the other modes one of the hour's. Refuses where there is none left. What may yet
 * be refunded counts as refunded, so that nobody has a model work for nothing more often than that
 * by knowing how to make it fail, or by stopping in time: from then on `isSpent`, as for everybody
 * once the day's tokens are.
 */
export async function openAiRequest(
  ctx: Context,
  tx: UserTransaction,
  request: NewAiRequest,
): Promise<{ readonly isSpent: boolean }> {
  const refunds = await asMeter(tx, async () => {
    const isCounted = request.message_type === 'email_optimization';
    if (!isCounted) await assertFairUse(ctx, tx);
    const use = isCounted
      ? await consume(ctx, tx, 'daily_ai_requests')
      : { usage_day: utcDay(ctx.now()), usage_reset_at: null };
    const { count } = await tx
      .insertInto('ai_requests')
      .values({
        ...request,
        user_id: ctx.user.id,
        server_id: ctx.serverId,
        charge: isCounted ? 'reserved' : 'free',
        ...use,
        created_at: ctx.now(),
      })
      .returning((row) =>
        row
          .selectFrom('ai_requests as other')
          .select((other) => other.fn.countAll<string>().as('count'))
          .where('other.user_id', '=', ctx.user.id)
          .where('other.usage_day', '=', use.usage_day)
          .where('other.charge', 'in', ['reserved', 'refunded'])
          .as('count'),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  });
  const isSpent = refunds >= mostRefunds || (await ctx.dailyTokens.areSpent(tx, ctx.now()));
  return { isSpent };
}
