import type { SandboxSubscription } from '@replysmith/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { sandboxOf } from './sandbox-of.ts';
import { sandboxPlan } from './sandbox-plan.ts';

/** What the caller pays for in the sandbox, or last did. */
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
