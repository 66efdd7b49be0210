import { SubscriptionStatus } from '@replysmith/contract';
import { describe, expect, it } from 'vitest';
import type { ProviderSubscription } from '../../platform/payments/payments.ts';
import { entitlementOf, subscriptionThatCounts } from './entitlement.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const now = at(10);

const subscription = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  customerId: 'cus_1',
  planKey: 'Starter',
  status: 'active',
  periodStart: at(5),
  periodEnd: at(35),
  endsAt: null,
  createdAt: at(1),
  ...changes,
});

describe('a subscription brings its plan', () => {
  const until: Record<SubscriptionStatus, Date | null> = {
    active: at(42),
    trialing: at(42),
    past_due: at(12),
    canceled: null,
    unpaid: null,
    incomplete: null,
    incomplete_expired: null,
    paused: null,
  };

  it.each(SubscriptionStatus.options)('while it is %s, for as long as the table says', (status) => {
    const end = until[status];
    expect(entitlementOf(subscription({ status }), now)).toEqual(
      end && { planKey: 'Starter', until: end },
    );
  });

  it.each([
    ['a cancelled one ends with its period, without grace', { endsAt: at(35) }, at(35)],
    ['a cancelled one whose payment failed', { status: 'past_due', endsAt: at(11) }, at(11)],
    ['one whose renewal we have not heard of', { periodEnd: at(4) }, at(11)],
  ] as const)('%s', (_what, changes, end) => {
    expect(entitlementOf(subscription(changes), now)?.until).toEqual(end);
  });

  it.each([
    ['the grace after a failed payment is over', { status: 'past_due', periodStart: at(3) }],
    ['the grace after an unheard renewal is over', { periodEnd: at(3) }],
    ['it was cancelled and has run out', { endsAt: at(10) }],
    ['its price belongs to no plan', { planKey: null }],
  ] as const)('but not when %s', (_what, changes) => {
    expect(entitlementOf(subscription(changes), now)).toBeNull();
  });
});

describe('of several subscriptions', () => {
  const priceOf = (plan: string) => (plan === 'Pro' ? 99 : 29);
  const old = subscription({ id: 'sub_old', status: 'canceled', planKey: 'Pro' });
  const starter = subscription({ id: 'sub_starter', createdAt: at(9) });
  const pro = subscription({ id: 'sub_pro', planKey: 'Pro', createdAt: at(2) });
  const unpaid = subscription({ id: 'sub_unpaid', planKey: 'Pro', status: 'unpaid' });

  it.each([
    ['the one that brings a plan', [old, starter, unpaid], starter],
    ['the dearer plan', [starter, pro], pro],
    ['the live one where none brings a plan', [old, unpaid], unpaid],
    ['nothing where there is none', [], null],
  ])('counts %s, in whatever order they come', (_what, all, counting) => {
    expect(subscriptionThatCounts(all, priceOf, now)).toBe(counting);
    expect(subscriptionThatCounts(all.toReversed(), priceOf, now)).toBe(counting);
  });
});
