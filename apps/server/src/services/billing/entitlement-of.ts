import type { ProviderSubscription } from '../../ports/billing.ts';

type Entitlement = { readonly planKey: string; readonly until: Date };

/** A renewal that we have not heard of, or a payment that failed, costs nobody the plan at once. */
const grace = 7 * 86_400_000;

/** The plan that a subscription brings at this moment, and until when; null for none, so Free. */
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
