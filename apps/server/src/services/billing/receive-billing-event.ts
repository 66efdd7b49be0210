import { asKeeper } from '../../db/with-user.ts';
import type { BillingEvent } from '../../ports/billing.ts';
import { onBehalfOf, type Call, type Services } from '../context.ts';
import { syncSubscription } from './sync-subscription.ts';

/**
 * Has what the provider tells of looked up, once for each event. An event is only an occasion to
 * ask, so it matters neither when it comes nor what it holds. Fails when that could not be kept, so
 * that it is told again.
 */
export async function receiveBillingEvent(
  services: Services,
  event: BillingEvent,
  call: Call,
): Promise<void> {
  const userId = event.customerId && (await userOf(services, event.customerId));
  if (!userId) return;
  await syncSubscription({ ...onBehalfOf(services, userId), call }, event);
}

/** Customers of another shop on the same account are none of ours. */
async function userOf({ db }: Services, customerId: string): Promise<string | null> {
  const found = await asKeeper(db, (tx) =>
    tx
      .selectFrom('user_subscriptions')
      .select('user_id')
      .where('customer_id', '=', customerId)
      .executeTakeFirst(),
  );
  return found?.user_id ?? null;
}
