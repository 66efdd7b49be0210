import { withUser } from '../../db/with-user.ts';
import { CustomerGone, type BillingEvent, type ProviderSubscription } from '../../ports/billing.ts';
import type { Context } from '../context.ts';
import { lookUpBilling } from './look-up-billing.ts';
import { providerOf } from './provider-of.ts';
import { rememberEvent } from './remember-event.ts';
import { isLive } from './subscription-that-counts.ts';
import { writeDownBilling } from './write-down-billing.ts';

export type Known = {
  readonly customerId: string | null;
  /** The one that decides what the person has. */
  readonly counting: ProviderSubscription | null;
};

/**
 * Makes the caller's row say what the payment provider says now. Everything that may have changed
 * it, in whatever order one hears of it, ends here; an event that was heard before is no news.
 * While the provider is asked nothing is held, so its answer is written down only if nobody wrote
 * another one meanwhile.
 */
export async function syncSubscription(ctx: Context, news?: BillingEvent): Promise<Known> {
  const first = await askAndWrite(ctx, news);
  if (first.isKept) return first.known;
  const second = await askAndWrite(ctx, news);
  if (second.isKept) return second.known;
  // What won this time was asked for after what had won before, and so after we began.
  if (news) await withUser(ctx, (tx) => rememberEvent(ctx, tx, news));
  return second.known;
}

async function askAndWrite(
  ctx: Context,
  news?: BillingEvent,
): Promise<{ readonly isKept: boolean; readonly known: Known }> {
  const before = await lookUpBilling(ctx, news);
  if (before.customerId === null || before.isOldNews) {
    return { isKept: true, known: { customerId: before.customerId, counting: null } };
  }
  const subscriptions = await listOf(ctx, before.customerId);
  if (subscriptions) logWhatIsOdd(ctx, subscriptions);
  const said = {
    customerId: subscriptions && before.customerId,
    subscriptions: subscriptions ?? [],
    version: before.version,
  };
  return withUser(ctx, async (tx) => {
    const { isKept, counting } = await writeDownBilling(ctx, tx, said);
    if (isKept && news) await rememberEvent(ctx, tx, news);
    return { isKept, known: { customerId: said.customerId, counting } };
  });
}

/** Null when the customer is gone. */
async function listOf(
  ctx: Context,
  customerId: string,
): Promise<readonly ProviderSubscription[] | null> {
  try {
    return await providerOf(ctx).listSubscriptions(customerId);
  } catch (error) {
    if (error instanceof CustomerGone) return null;
    throw error;
  }
}

function logWhatIsOdd(ctx: Context, subscriptions: readonly ProviderSubscription[]): void {
  const live = subscriptions.filter(isLive);
  const userId = ctx.user.id;
  if (live.length > 1) {
    const ids = live.map(({ id }) => id);
    ctx.log.warn({ userId, subscriptions: ids }, 'pays for more than one subscription');
  }
  const unknown = live.filter(({ planKey }) => planKey === null).map(({ id }) => id);
  if (unknown.length > 0) {
    ctx.log.warn({ userId, subscriptions: unknown }, 'pays a price that belongs to no plan');
  }
}
