import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { utcDay } from '../user-subscriptions/utc-day.ts';

/** So often a day a person gets back what a failed or stopped answer had reserved. */
const mostRefunds = 20;

/**
 * Whether a person had so many answers of a model for nothing today that the next comes from the
 * coach: otherwise whoever knows how to make the model fail, or stops in time, has it work for free.
 */
export async function isAllowanceSpent(ctx: Context, tx: UserTransaction): Promise<boolean> {
  const refunded = await tx
    .selectFrom('ai_requests')
    .select('id')
    .where('user_id', '=', ctx.user.id)
    .where('charge', '=', 'refunded')
    .where('usage_day', '=', utcDay(ctx.now()))
    .limit(mostRefunds)
    .execute();
  return refunded.length === mostRefunds;
}
