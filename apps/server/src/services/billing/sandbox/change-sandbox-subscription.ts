import type { SandboxChangeRequest, SandboxSubscription } from '@replysmith/contract';
import type { SandboxChange } from '../../../ports/sandbox.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { syncSubscription } from '../sync-subscription.ts';
import { getSandboxSubscription } from './get-sandbox-subscription.ts';
import { sandboxOf } from './sandbox-of.ts';
import { sandboxPlan } from './sandbox-plan.ts';

/** Plays what may happen to the caller's paid plan. */
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
