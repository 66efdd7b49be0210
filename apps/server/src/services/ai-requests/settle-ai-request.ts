import type { AiRequest, Authorship } from '@replysmith/contract';
import { asMeter, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { giveBack } from '../limits.ts';

export type Settlement = Partial<Authorship> & {
  readonly status: Exclude<AiRequest['status'], 'running'>;
  /** Whether a reserved request was used up; one that is free stays free. */
  readonly isCounted: boolean;
  readonly answer_message_id: string | null;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
};

/**
 * Closes a running request, once: what it reserved is charged or given back in the same
 * transaction. False when it had been closed already.
 */
export async function settleAiRequest(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  { isCounted, status, ...settlement }: Settlement,
): Promise<boolean> {
  return asMeter(tx, async () => {
    const open = await tx
      .selectFrom('ai_requests')
      .select(['charge', 'usage_day', 'usage_reset_at'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('status', '=', 'running')
      .forUpdate()
      .executeTakeFirst();
    if (!open) return false;
    const isReserved = open.charge === 'reserved';
    if (isReserved && !isCounted) await giveBack(ctx, tx, 'daily_ai_requests', open);
    await tx
      .updateTable('ai_requests')
      .set({
        ...settlement,
        status,
        charge: isReserved ? (isCounted ? 'charged' : 'refunded') : 'free',
        settled_at: ctx.now(),
        // Of what left nothing behind the key is free: sent again, it is done.
        ...(settlement.answer_message_id === null && { idempotency_key: null }),
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    return true;
  });
}
