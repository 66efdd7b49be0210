import type { UserSubscription } from '@replysmith/contract';
import { asBiller, withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { getUserSubscription } from '../user-subscriptions/get-user-subscription.ts';

/** Forgets the plan that was chosen at sign-up and never paid for. */
export async function dismissUpgrade(ctx: Context): Promise<UserSubscription> {
  await withUser(ctx, (tx) =>
    asBiller(tx, () =>
      tx
        .updateTable('user_subscriptions')
        .set({ pending_plan_id: null })
        .where('user_id', '=', ctx.user.id)
        .execute(),
    ),
  );
  return getUserSubscription(ctx);
}
