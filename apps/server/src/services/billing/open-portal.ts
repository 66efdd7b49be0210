import type { PortalSession } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { providerOf } from './provider-of.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Where the caller changes or cancels what they pay for, and finds the invoices. */
export async function openPortal(ctx: Context): Promise<PortalSession> {
  const billing = providerOf(ctx);
  const { customerId } = await syncSubscription(ctx);
  if (customerId === null) throw new AppError('nothing_to_manage');
  const { url } = await billing.openPortal(customerId);
  return { url };
}
