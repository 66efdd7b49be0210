import type { CheckoutOutcome } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { getUserSubscription } from '../user-subscriptions/get-user-subscription.ts';
import { providerOf } from './provider-of.ts';
import { syncSubscription, type Known } from './sync-subscription.ts';

/** What has become of a checkout of the caller's. The plan it brings is the provider's to say. */
export async function confirmCheckout(ctx: Context, checkoutId: string): Promise<CheckoutOutcome> {
  const checkout = await providerOf(ctx).findCheckout(checkoutId);
  if (!checkout || checkout.userId !== ctx.user.id) throw new AppError('not_found');
  const { status, planKey } = checkout;
  const bought = planKey === null ? null : await planOf(ctx, planKey);
  if (status !== 'complete') return { status, plan: bought };
  const known = await syncSubscription(ctx);
  const { plan } = await getUserSubscription(ctx);
  return { status: plan.key === planKey ? 'paid' : statusWithoutPlan(known), plan: bought };
}

/** What a checkout that was gone through has come to when its plan does not hold. */
function statusWithoutPlan({ customerId, counting }: Known): CheckoutOutcome['status'] {
  // Who is no customer any more once was one.
  if (customerId === null) return 'changed';
  switch (counting?.status) {
    case undefined:
    case 'incomplete':
      return 'processing';
    case 'incomplete_expired':
      return 'expired';
    default:
      return 'changed';
  }
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
