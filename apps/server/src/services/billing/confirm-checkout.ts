import type { CheckoutOutcome } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { getUserSubscription } from '../user-subscriptions/get-user-subscription.ts';
import { providerOf } from './provider-of.ts';
import { syncSubscription } from './sync-subscription.ts';

/** What has become of a checkout of the caller's. The plan it brings is the provider's to say. */
export async function confirmCheckout(ctx: Context, checkoutId: string): Promise<CheckoutOutcome> {
  const checkout = await providerOf(ctx).findCheckout(checkoutId);
  if (!checkout || checkout.userId !== ctx.user.id) throw new AppError('not_found');
  const { status, planName } = checkout;
  if (status !== 'complete') return { status, plan: planName };
  await syncSubscription(ctx);
  const { plan } = await getUserSubscription(ctx);
  return { status: plan.name === planName ? 'paid' : 'processing', plan: planName };
}
