import type {
  CheckoutOutcome,
  CheckoutSession,
  CreateCheckoutSessionRequest,
  PortalSession,
  UserSubscription,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { asBiller, readAsUser, withUser } from '../../platform/db/with-user.ts';
import type { ProviderSubscription } from '../../platform/payments/payments.ts';
import { isLive } from './entitlement.ts';
import { type Known, providerOf, syncSubscription } from './subscriptions.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { getUserSubscription } from './usage.ts';

type Plan = { readonly id: string; readonly key: string; readonly price_monthly: number };

/**
 * Returns where the caller can buy a plan. Somebody who already pays is sent to the page that
 * changes the plan, so that nobody pays twice.
 */
export async function startCheckout(
  ctx: Context,
  { planId }: CreateCheckoutSessionRequest,
  key: string | null = null,
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
    idempotencyKey: key ?? ctx.newId(),
  });
  return { url, kind: 'checkout' };
}

async function paidPlan(ctx: Context, planId: string): Promise<Plan> {
  const plan = await readAsUser(ctx, (tx) =>
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

/**
 * No switch for a subscription that only needs paying or resuming; one that has not begun cannot be
 * switched.
 */
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

/**
 * Creates the caller's customer once, at the provider and here. It is stored before anything can be
 * bought, so that every payment can be assigned to a person.
 */
async function ensureCustomer(ctx: Context): Promise<string> {
  const billing = providerOf(ctx);
  const created = await billing.createCustomer(ctx.user);
  const stored = await withUser(ctx, (tx) =>
    asBiller(tx, () =>
      tx
        .updateTable('user_subscriptions')
        .set({ customer_id: sql`coalesce(customer_id, ${created})` })
        .where('user_id', '=', ctx.user.id)
        .returning('customer_id')
        .executeTakeFirst(),
    ),
  );
  if (stored?.customer_id) return stored.customer_id;
  // The account was deleted at this moment, and that deletion did not know of this customer.
  await billing.deleteCustomer(created);
  throw new AppError('unauthenticated');
}

/** The state of one of the caller's checkouts. The provider decides which plan it brings. */
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

/** The status of a completed checkout whose plan is not in force. */
function statusWithoutPlan({ customerId, counting }: Known): CheckoutOutcome['status'] {
  // A checkout needs a customer, so it has been removed since.
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
  const plan = await readAsUser(ctx, (tx) =>
    tx
      .selectFrom('pricing_plans')
      .select(['key', 'name'])
      .where('key', '=', key)
      .executeTakeFirst(),
  );
  return plan ?? null;
}

/** Returns where the caller changes or cancels their plan and finds the invoices. */
export async function openPortal(ctx: Context): Promise<PortalSession> {
  const billing = providerOf(ctx);
  const { customerId } = await syncSubscription(ctx);
  if (customerId === null) throw new AppError('nothing_to_manage');
  const { url } = await billing.openPortal(customerId);
  return { url };
}

/** Removes the plan that was chosen at sign-up and never paid for. */
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
