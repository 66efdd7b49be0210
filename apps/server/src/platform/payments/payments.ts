import type { SubscriptionStatus } from '@replysmith/contract';

/** A person's subscription as the payment provider reports it. */
export type ProviderSubscription = {
  readonly id: string;
  readonly customerId: string;
  /** The plan that is paid for; null for a price that belongs to none. */
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
  /** The same key gives the same checkout; with another plan it is refused. */
  readonly idempotencyKey: string;
};

/** The present state of a checkout. */
type Checkout = {
  readonly userId: string | null;
  readonly customerId: string | null;
  readonly planKey: string | null;
  readonly status: 'open' | 'complete' | 'expired';
};

/** An event that the provider sends. */
export type BillingEvent = {
  readonly id: string;
  readonly type: string;
  /** Null when it is not about anybody's subscription. */
  readonly customerId: string | null;
  /** The payment it tells of, if it does. */
  readonly payment?: Payment | null;
};

export type Payment = {
  readonly became: 'received' | 'failed' | 'refunded';
  /** In the currency's smallest unit. */
  readonly amount: number | null;
  readonly currency: string | null;
};

/**
 * A payment provider. It reports the present state, so that nothing depends on the order of its
 * events. Throws `BillingFailure` for what it cannot do.
 */
export type Billing = {
  readonly isSandbox: boolean;
  /** Returns the same customer for the same person, however often it is called. */
  readonly createCustomer: (user: {
    readonly id: string;
    readonly email: string;
  }) => Promise<string>;
  /** Where to pay. Concurrent calls get the same checkout, and no other one can be paid then. */
  readonly startCheckout: (order: CheckoutOrder) => Promise<{ readonly url: string }>;
  /** Null when there is no checkout with that id. */
  readonly findCheckout: (id: string) => Promise<Checkout | null>;
  /** Where to manage what is paid; with a plan, where to confirm the switch to it. */
  readonly openPortal: (
    customerId: string,
    switchTo?: { readonly subscriptionId: string; readonly planKey: string },
  ) => Promise<{ readonly url: string }>;
  /** All present and past subscriptions; throws `CustomerNotFound` when there is no such customer. */
  readonly listSubscriptions: (customerId: string) => Promise<readonly ProviderSubscription[]>;
  /**
   * Ends all subscriptions and open checkouts at once, and deletes the customer's personal data.
   */
  readonly deleteCustomer: (customerId: string) => Promise<void>;
};

/** Reads a request to our webhook. Null when it did not come from the provider, or is too old. */
export type ReadBillingEvent = (body: string, signature: string) => BillingEvent | null;

/** The provider refused the call or could not be reached. */
export class BillingFailure extends Error {}

/** The customer and all their subscriptions were deleted at the provider. */
export class CustomerNotFound extends BillingFailure {}

/** The same idempotency key was used for another order. */
export class OrderChanged extends BillingFailure {}

export type SandboxChange =
  | { readonly change: 'cancel' | 'resume' | 'end-now' | 'fail-payment' }
  | { readonly change: 'switch-plan'; readonly planKey: string };

/** What a tester does in the sandbox instead of the provider's pages and of waiting. */
export type Sandbox = {
  readonly findCheckout: (
    userId: string,
    id: string,
  ) => Promise<{
    readonly id: string;
    readonly status: 'open' | 'complete' | 'expired';
    readonly planKey: string;
    /** Where the page leads after payment. */
    readonly successUrl: string;
    readonly cancelUrl: string;
  } | null>;
  /** Changes nothing when the checkout is no longer open. */
  readonly pay: (userId: string, checkoutId: string) => Promise<void>;
  /** Where the page of the subscription leads back to. */
  readonly returnUrl: string;
  /** The running subscription, or else the last one; null when there never was one. */
  readonly findSubscription: (userId: string) => Promise<ProviderSubscription | null>;
  /** Changes nothing when the subscription has ended. */
  readonly change: (userId: string, change: SandboxChange) => Promise<void>;
};
