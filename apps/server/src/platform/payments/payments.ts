import type { SubscriptionStatus } from '@replysmith/contract';

/** A person's subscription as the payment provider has it. */
export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  /** Which of our plans is paid for; null for a price that belongs to none. */
  readonly planKey: string | null;
  readonly status: SubscriptionStatus;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Set when it will not renew. */
  readonly endsAt: Date | null;
  readonly createdAt: Date;
};

export type CheckoutOrder = {
  readonly customerId: string;
  readonly user: { readonly id: string; readonly email: string };
  readonly plan: { readonly id: string; readonly key: string; readonly price_monthly: number };
  /** Sent again with the same key, it is the same checkout; for another plan it is refused. */
  readonly idempotencyKey: string;
};

/** A checkout as the provider has it now. */
type Checkout = {
  readonly userId: string | null;
  readonly customerId: string | null;
  readonly planKey: string | null;
  readonly status: 'open' | 'complete' | 'expired';
};

/** What the provider tells of its own accord. */
export type BillingEvent = {
  readonly id: string;
  readonly type: string;
  /** Null when it is about nobody's subscription. */
  readonly customerId: string | null;
};

/**
 * A payment provider. Its answers are the present state, so that nothing depends on the order in
 * which its events arrive. What it cannot do, it throws as a `BillingFailure`.
 */
export type Billing = {
  readonly isSandbox: boolean;
  /** The same customer however often it is asked for the same person. */
  readonly createCustomer: (user: {
    readonly id: string;
    readonly email: string;
  }) => Promise<string>;
  /** Where to pay: one place, however many ask at once. No other checkout can be paid then. */
  readonly startCheckout: (order: CheckoutOrder) => Promise<{ readonly url: string }>;
  /** Null when there is none of that id. */
  readonly findCheckout: (id: string) => Promise<Checkout | null>;
  /** Where to manage what is paid; with a plan, where to confirm the switch to it. */
  readonly openPortal: (
    customerId: string,
    switchTo?: { readonly subscriptionId: string; readonly planKey: string },
  ) => Promise<{ readonly url: string }>;
  /** All that the customer has or had; throws `CustomerGone` when there is no such customer. */
  readonly listSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>;
  /** Ends all of it at once, open checkouts too, and forgets the customer's personal data. */
  readonly deleteCustomer: (customerId: string) => Promise<void>;
};

/**
 * Reads what was sent to our address for events: null when it did not come from the provider, or not
 * just now.
 */
export type ReadBillingEvent = (body: string, signature: string) => BillingEvent | null;

/** The provider refused, or could not be reached. */
export class BillingFailure extends Error {}

/** The customer was deleted at the provider, and all subscriptions with it. */
export class CustomerGone extends BillingFailure {}

/** The same idempotency key came with another order. */
export class OrderChanged extends BillingFailure {}

export type SandboxChange =
  | { readonly change: 'cancel' | 'resume' | 'end-now' | 'fail-payment' }
  | { readonly change: 'switch-plan'; readonly planKey: string };

/** What a tester does in the sandbox in place of the provider's own pages and of time. */
export type Sandbox = {
  readonly findCheckout: (
    userId: string,
    id: string,
  ) => Promise<{
    readonly id: string;
    readonly status: 'open' | 'complete' | 'expired';
    readonly planKey: string;
    /** Where the page leads on to. */
    readonly successUrl: string;
    readonly cancelUrl: string;
  } | null>;
  /** What is no longer open stays as it is. */
  readonly pay: (userId: string, checkoutId: string) => Promise<void>;
  /** Where the page of the subscription leads back to. */
  readonly returnUrl: string;
  /** The one that runs, or else the last; null when there never was any. */
  readonly findSubscription: (userId: string) => Promise<ProviderSubscription | null>;
  /** What no longer runs stays as it is. */
  readonly change: (userId: string, change: SandboxChange) => Promise<void>;
};
