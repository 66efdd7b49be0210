import type { SandboxCheckout } from '@replysmith/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { sandboxOf } from './sandbox-of.ts';
import { sandboxPlan } from './sandbox-plan.ts';

/** A checkout of the caller's, as its page shows it. */
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
