import type { ProviderSubscription } from './billing.ts';

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
