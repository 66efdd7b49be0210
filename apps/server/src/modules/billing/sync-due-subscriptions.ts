import { asKeeper } from '../../platform/db/with-user.ts';
import { syncSubscription } from './subscriptions.ts';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import { type Services, onBehalfOf } from '../../platform/context/context.ts';

/**
 * Asks the payment provider about everybody whose paid period has ended without news of the next
 * one. Returns how many were asked about, and for how many that failed.
 */
export async function syncDueSubscriptions(
  services: Services,
  actor: Actor,
): Promise<{ readonly due: number; readonly failed: number }> {
  assertMayActOnEverybody(actor);
  if (!services.billing) return { due: 0, failed: 0 };
  const due = await peopleDue(services);
  let failed = 0;
  for (const userId of due) {
    try {
      await syncSubscription(onBehalfOf(services, userId));
    } catch (error) {
      failed += 1;
      services.log.warn({ err: error, userId }, 'could not look at a renewal');
    }
  }
  return { due: due.length, failed };
}

async function peopleDue({ db, now }: Services): Promise<string[]> {
  const rows = await asKeeper(db, (tx) =>
    tx
      .selectFrom('user_subscriptions')
      .select('user_id')
      .where('customer_id', 'is not', null)
      .where('period_end', '<=', now())
      .orderBy('period_end')
      .execute(),
  );
  return rows.map(({ user_id }) => user_id);
}
