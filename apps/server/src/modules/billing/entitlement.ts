import type { ProviderSubscription } from '../../platform/payments/payments.ts';

type Entitlement = { readonly planKey: string; readonly until: Date };

/** How long a plan stays in force after a failed payment, or without news of its renewal. */
const grace = 7 * 86_400_000;

/** The plan that a subscription gives at this moment, and until when. Null means Free. */
export function entitlementOf(subscription: ProviderSubscription, now: Date): Entitlement | null {
  const { planKey } = subscription;
  const until = paidUntil(subscription);
  return planKey !== null && until !== null && until > now ? { planKey, until } : null;
}

function paidUntil({ status, periodStart, periodEnd, endsAt }: ProviderSubscription): Date | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return endsAt ?? new Date(periodEnd.getTime() + grace);
    case 'past_due':
      return earlier(endsAt, new Date(periodStart.getTime() + grace));
    case 'canceled':
    case 'unpaid':
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
      return null;
  }
}

function earlier(one: Date | null, other: Date): Date {
  return one && one < other ? one : other;
}

const ended = ['canceled', 'incomplete_expired'];

/** Whether it may still charge the person, so that a second one should not be bought. */
export function isLive({ status }: ProviderSubscription): boolean {
  return !ended.includes(status);
}

/**
 * The subscription that decides among all of one person's: first those that give a plan, then by
 * price, then live ones, then the newest.
 */
export function subscriptionThatCounts(
  subscriptions: readonly ProviderSubscription[],
  priceOf: (planKey: string) => number,
  now: Date,
): ProviderSubscription | null {
  const rank = (one: ProviderSubscription) => {
    const plan = entitlementOf(one, now)?.planKey;
    return [plan === undefined ? -1 : priceOf(plan), Number(isLive(one)), one.createdAt.getTime()];
  };
  const ranked = subscriptions
    .map((one) => ({ one, rank: rank(one) }))
    .sort((a, b) => compare(b.rank, a.rank) || (a.one.id < b.one.id ? -1 : 1));
  return ranked[0]?.one ?? null;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
