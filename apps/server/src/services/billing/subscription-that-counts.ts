import type { ProviderSubscription } from '../../ports/billing.ts';
import { entitlementOf } from './entitlement-of.ts';

const ended = ['canceled', 'incomplete_expired'];

/** Whether it may still take money, so that nobody should buy another one beside it. */
export function isLive({ status }: ProviderSubscription): boolean {
  return !ended.includes(status);
}

/**
 * Of all subscriptions of one person the one that decides: what brings a plan before what brings
 * none, the dearer plan before the cheaper, what is live before what has ended, the newest first.
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
