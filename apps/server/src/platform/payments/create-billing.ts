import { join } from 'node:path';
import type { BillingConfig } from '../config/billing.ts';
import type { Billing, ReadBillingEvent, Sandbox } from './payments.ts';
import { createSandbox } from './sandbox.ts';

type Options = {
  readonly config: BillingConfig;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly now: () => Date;
};

type Till = {
  readonly billing: Billing | null;
  readonly sandbox: Sandbox | null;
  readonly readBillingEvent: ReadBillingEvent | null;
};

/** The configured payment provider. Stripe's library is large, so it is loaded only when needed. */
export async function createBilling({ config, publicUrl, dataDir, now }: Options): Promise<Till> {
  const nothing = { billing: null, sandbox: null, readBillingEvent: null };
  switch (config.kind) {
    case 'sandbox':
      return { ...nothing, ...createSandbox({ folder: join(dataDir, 'sandbox'), publicUrl, now }) };
    case 'stripe': {
      const billing = await import('./stripe.ts').then(({ createStripeBilling }) =>
        createStripeBilling(config.stripe, publicUrl),
      );
      const readBillingEvent = await import('./stripe-events.ts').then(({ readStripeEvent }) =>
        readStripeEvent(config.stripe, now),
      );
      return { ...nothing, billing, readBillingEvent };
    }
    case 'off':
      return nothing;
  }
}
