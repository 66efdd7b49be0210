import { sql } from 'kysely';
import { asBiller, withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { providerOf } from './provider-of.ts';

/**
 * Makes the caller a customer, once: at the provider and here. It is kept before anything can be
 * bought, so that whoever pays, we know whose money it is.
 */
export async function ensureCustomer(ctx: Context): Promise<string> {
  const billing = providerOf(ctx);
  const created = await billing.createCustomer(ctx.user);
  const kept = await withUser(ctx, (tx) =>
    asBiller(tx, () =>
      tx
        .updateTable('user_subscriptions')
        .set({ customer_id: sql`coalesce(customer_id, ${created})` })
        .where('user_id', '=', ctx.user.id)
        .returning('customer_id')
        .executeTakeFirst(),
    ),
  );
  if (kept?.customer_id) return kept.customer_id;
  // The account was deleted in this moment, and knew nothing of this customer.
  await billing.deleteCustomer(created);
  throw new AppError('unauthenticated');
}
