import type { CheckoutSession, CreateCheckoutSessionRequest } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { ProviderSubscription } from '../../ports/billing.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { providerOf } from './provider-of.ts';
import { isLive } from './subscription-that-counts.ts';
import { syncSubscription } from './sync-subscription.ts';

type Plan = { readonly id: string; readonly key: string; readonly price_monthly: number };

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
  const plan = await paidPlan(ctx, planId);
  const { customerId, counting } = await syncSubscription(ctx);
  if (customerId && counting && isLive(counting)) {
    const { url } = await billing.openPortal(customerId, switchTo(plan, counting));
    return { url, kind: 'portal' };
  }
  const { url } = await billing.startCheckout({
    customerId: customerId ?? (await ensureCustomer(ctx)),
    plan,
    user: ctx.user,
    idempotencyKey: key,
  });
  return { url, kind: 'checkout' };
}

async function paidPlan(ctx: Context, planId: string): Promise<Plan> {
  const plan = await withUser(ctx, (tx) =>
    tx
      .selectFrom('pricing_plans')
      .select(['id', 'key', 'price_monthly'])
      .where('id', '=', planId)
      .where('is_active', '=', true)
      .where('price_monthly', '>', '0')
      .executeTakeFirst(),
  );
  if (plan) return { ...plan, price_monthly: Number(plan.price_monthly) };
  throw new AppError('validation_failed', {
    fields: { planId: ['Choose one of the paid plans.'] },
  });
}

/** What is only to be paid or resumed needs no switch, and what has not begun allows none. */
function switchTo(plan: Plan, { id, status, planKey, endsAt }: ProviderSubscription) {
  if (planKey === plan.key) {
    if (endsAt === null && (status === 'active' || status === 'trialing')) {
      throw new AppError('already_on_plan');
    }
    return undefined;
  }
  const canSwitch = status === 'active' || status === 'trialing' || status === 'past_due';
  return canSwitch ? { subscriptionId: id, planKey: plan.key } : undefined;
}
