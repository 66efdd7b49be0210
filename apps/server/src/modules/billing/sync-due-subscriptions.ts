import { withKeeper } from '../../platform/db/with-user.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
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
  page?: number,
): Promise<{ readonly due: number; readonly failed: number }> {
  assertMayActOnEverybody(actor);
  if (!services.billing) return { due: 0, failed: 0 };
  const counts = { due: 0, failed: 0 };
  await eachOfMany(
    (after, limit) => peopleDue(services, after, limit),
    async ({ id: userId }) => {
      counts.due += 1;
      try {
        await syncSubscription(onBehalfOf(services, userId));
      } catch (error) {
        counts.failed += 1;
        services.log.warn({ err: error, userId }, 'could not look at a renewal');
      }
      return true;
    },
    { page, atOnce: 1 },
  );
  return counts;
}

function peopleDue({ db, now }: Services, after: string | null, limit: number) {
  return withKeeper(db, (tx) =>
    tx
      .selectFrom('user_subscriptions')
      .select('user_id as id')
      .where('customer_id', 'is not', null)
      .where('period_end', '<=', now())
      .$if(after !== null, (later) => later.where('user_id', '>', after))
      .orderBy('user_id')
      .limit(limit)
      .execute(),
  );
}
