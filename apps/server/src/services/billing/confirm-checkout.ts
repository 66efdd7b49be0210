import type { CheckoutOutcome } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { getUserSubscription } from '../user-subscriptions/get-user-subscription.ts';
import { providerOf } from './provider-of.ts';
import { syncSubscription } from './sync-subscription.ts';

/** What has become of a checkout of the caller's. The plan it brings is the provider's to say. */
export async function confirmCheckout(ctx: Context, checkoutId: string): Promise<CheckoutOutcome> {
  const checkout = await providerOf(ctx).findCheckout(checkoutId);
  if (!checkout || checkout.userId !== ctx.user.id) throw new AppError('not_found');
  const { status, planKey } = checkout;
  const bought = planKey === null ? null : await planOf(ctx, planKey);
  if (status !== 'complete') return { status, plan: bought };
  await syncSubscription(ctx);
  const { plan } = await getUserSubscription(ctx);
  return { status: plan.key === planKey ? 'paid' : 'processing', plan: bought };
}

async function planOf(ctx: Context, key: string): Promise<CheckoutOutcome['plan']> {
  const plan = await withUser(ctx, (tx) =>
    tx
      .selectFrom('pricing_plans')
      .select(['key', 'name'])
      .where('key', '=', key)
      .executeTakeFirst(),
  );
  return plan ?? null;
}
