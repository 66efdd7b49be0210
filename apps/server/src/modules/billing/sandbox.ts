import type {
  SandboxChangeRequest,
  SandboxCheckout,
  SandboxSubscription,
} from '@replysmith/contract';
import { readAsUser } from '../../platform/db/with-user.ts';
import type { Sandbox, SandboxChange } from '../../platform/payments/payments.ts';
import type { Context, Services } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { syncSubscription } from './subscriptions.ts';

/** Simulates a change of the caller's paid plan. */
export async function changeSandboxSubscription(
  ctx: Context,
  request: SandboxChangeRequest,
): Promise<SandboxSubscription> {
  const { status } = await getSandboxSubscription(ctx);
  if (status === 'canceled') throw new AppError('nothing_to_manage');
  const change: SandboxChange =
    request.change === 'switch-plan'
      ? { change: 'switch-plan', planKey: (await sandboxPlan(ctx, { id: request.plan_id })).key }
      : request;
  await sandboxOf(ctx).change(ctx.user.id, change);
  await syncSubscription(ctx);
  return getSandboxSubscription(ctx);
}

/** One of the caller's checkouts, as its page shows it. */
export async function getSandboxCheckout(ctx: Context, id: string): Promise<SandboxCheckout> {
  const checkout = await sandboxOf(ctx).findCheckout(ctx.user.id, id);
  if (!checkout) throw new AppError('not_found');
  const { key, name, price_monthly } = await sandboxPlan(ctx, { key: checkout.planKey });
  return {
    id,
    status: checkout.status,
    plan: { key, name, price_monthly },
    email: ctx.user.email,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
  };
}

/** The caller's subscription in the sandbox; the last one when it has ended. */
export async function getSandboxSubscription(ctx: Context): Promise<SandboxSubscription> {
  const sandbox = sandboxOf(ctx);
  const subscription = await sandbox.findSubscription(ctx.user.id);
  if (!subscription) throw new AppError('nothing_to_manage');
  return {
    plan: await sandboxPlan(ctx, { key: subscription.planKey ?? '' }),
    status: subscription.status,
    renews_at: subscription.periodEnd.toISOString(),
    ends_at: subscription.endsAt?.toISOString() ?? null,
    return_url: sandbox.returnUrl,
  };
}

/** Pays with the tester's card. A declined card leaves the checkout open. */
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

/** Throws where payment is real or switched off. */
function sandboxOf({ sandbox }: Services): Sandbox {
  if (!sandbox) throw new AppError('not_found');
  return sandbox;
}

type Plan = {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly price_monthly: number;
};

/** A paid plan by its key or its id. */
async function sandboxPlan(
  ctx: Context,
  by: { readonly key: string } | { readonly id: string },
): Promise<Plan> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['key', by.key] as const);
  const plan = await readAsUser(ctx, (tx) =>
    tx
      .selectFrom('pricing_plans')
      .select(['id', 'key', 'name', 'price_monthly'])
      .where(column, '=', value)
      .where('price_monthly', '>', '0')
      .executeTakeFirst(),
  );
  if (!plan) throw new AppError('not_found');
  return { ...plan, price_monthly: Number(plan.price_monthly) };
}
