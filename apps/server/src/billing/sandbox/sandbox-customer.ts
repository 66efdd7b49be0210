import type { ProviderSubscription } from '../../ports/billing.ts';

type SandboxCheckoutFile = {
  readonly id: string;
  readonly planKey: string;
  readonly idempotencyKey: string;
  readonly status: 'open' | 'complete' | 'expired';
};

/** Moments as text, as a file holds them. */
export type SandboxSubscriptionFile = Omit<
  ProviderSubscription,
  'planKey' | 'periodStart' | 'periodEnd' | 'endsAt' | 'createdAt'
> & {
  readonly planKey: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly endsAt: string | null;
  readonly createdAt: string;
};

/** All that the sandbox keeps of one customer, as one file. */
export type SandboxCustomer = {
  readonly id: string;
  readonly checkouts: readonly SandboxCheckoutFile[];
  readonly subscriptions: readonly SandboxSubscriptionFile[];
};

export function isRunning({ status }: { readonly status: string }): boolean {
  return status === 'active' || status === 'past_due';
}

export function toProviderSubscription(kept: SandboxSubscriptionFile): ProviderSubscription {
  return {
    ...kept,
    periodStart: new Date(kept.periodStart),
    periodEnd: new Date(kept.periodEnd),
    endsAt: kept.endsAt === null ? null : new Date(kept.endsAt),
    createdAt: new Date(kept.createdAt),
  };
}
