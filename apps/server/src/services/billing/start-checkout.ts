import type { CheckoutSession, CreateCheckoutSessionRequest } from '@replysmith/contract';
import { asBiller, type UserTransaction } from '../../db/with-user.ts';
import type { ProviderSubscription } from '../../ports/billing.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { inBillingTurn } from './in-billing-turn.ts';
import { providerOf } from './provider-of.ts';
import { isLive } from './subscription-that-counts.ts';
import { syncWithin } from './sync-subscription.ts';

type Plan = { readonly id: string; readonly name: string; readonly price_monthly: number };

/**
 * Where the caller can buy a plan; who pays for one already is led to where it is changed, so that
 * nobody pays twice.
 */
export async function startCheckout(
  ctx: Context,
  { planId }: CreateCheckoutSessionRequest,
  key: string = ctx.newId(),
): Promise<CheckoutSession> {
  const billing = providerOf(ctx);
  if (!ctx.user.isEmailVerified) throw new AppError('email_unverified');
  // Kept by a transaction of its own: whoever pays, we know whose money it is.
  const plan = await inBillingTurn(ctx, async (tx) => {
    const found = await paidPlan(tx, planId);
    await ensureCustomer(ctx, tx);
    return found;
  });
  return inBillingTurn(ctx, async (tx) => {
    const { customerId, counting } = await syncWithin(ctx, tx);
    if (customerId === null) throw new AppError('billing_unavailable');
    if (counting && isLive(counting)) {
      const { url } = await billing.openPortal(customerId, switchTo(plan, counting));
      return { url, kind: 'portal' };
    }
    const { url } = await billing.startCheckout({
      ...{ customerId, plan },
      user: ctx.user,
      idempotencyKey: `checkout ${ctx.user.id} ${key}`,
    });
    return { url, kind: 'checkout' };
  });
}

async function ensureCustomer(ctx: Context, tx: UserTransaction): Promise<void> {
  const { customerId } = await syncWithin(ctx, tx);
  if (customerId !== null) return;
  const created = await providerOf(ctx).createCustomer(ctx.user);
  await asBiller(tx, () =>
    tx
      .updateTable('user_subscriptions')
      .set({ customer_id: created })
      .where('user_id', '=', ctx.user.id)
      .execute(),
  );
}

async function paidPlan(tx: UserTransaction, planId: string): Promise<Plan> {
  const plan = await tx
    .selectFrom('pricing_plans')
    .select(['id', 'name', 'price_monthly'])
    .where('id', '=', planId)
    .where('is_active', '=', true)
    .where('price_monthly', '>', '0')
    .executeTakeFirst();
  if (plan) return { ...plan, price_monthly: Number(plan.price_monthly) };
  throw new AppError('validation_failed', {
    fields: { planId: ['Choose one of the paid plans.'] },
  });
}

/** What is only to be paid or resumed needs no switch, and what has not begun allows none. */
function switchTo(plan: Plan, { id, status, planName, endsAt }: ProviderSubscription) {
  if (planName === plan.name) {
    if (endsAt === null && (status === 'active' || status === 'trialing')) {
      throw new AppError('already_on_plan');
    }
    return undefined;
  }
  const canSwitch = status === 'active' || status === 'trialing' || status === 'past_due';
  return canSwitch ? { subscriptionId: id, planName: plan.name } : undefined;
}
