import type { PortalSession } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { providerOf } from './provider-of.ts';

/** Where the caller changes or cancels what they pay for, and finds the invoices. */
export async function openPortal(ctx: Context): Promise<PortalSession> {
  const billing = providerOf(ctx);
  const { customer_id } = await withUser(ctx, (tx) =>
    tx
      .selectFrom('user_subscriptions')
      .select('customer_id')
      .where('user_id', '=', ctx.user.id)
      .executeTakeFirstOrThrow(),
  );
  if (customer_id === null) throw new AppError('nothing_to_manage');
  const { url } = await billing.openPortal(customer_id);
  return { url };
}
