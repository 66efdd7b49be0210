import type { SandboxCheckout } from '@replysmith/contract';
import type { Context } from '../../context.ts';
import { syncSubscription } from '../sync-subscription.ts';
import { getSandboxCheckout } from './get-sandbox-checkout.ts';
import { sandboxOf } from './sandbox-of.ts';

/** What the tester's card does: a declined one leaves the checkout open. */
export async function paySandboxCheckout(
  ctx: Context,
  id: string,
  outcome: 'pay' | 'decline',
): Promise<SandboxCheckout> {
  await getSandboxCheckout(ctx, id);
  if (outcome === 'pay') {
    await sandboxOf(ctx).pay(ctx.user.id, id);
    await syncSubscription(ctx);
  }
  return getSandboxCheckout(ctx, id);
}
