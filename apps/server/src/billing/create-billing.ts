import { join } from 'node:path';
import type { BillingConfig } from '../config/billing.ts';
import type { Billing, ReadBillingEvent } from '../ports/billing.ts';
import type { Sandbox } from '../ports/sandbox.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import { createStripeBilling } from './stripe/create-stripe-billing.ts';
import { readStripeEvent } from './stripe/read-stripe-event.ts';

type Options = {
  readonly config: BillingConfig;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly now: () => Date;
};

/** Who takes the money, as the settings have it. */
export function createBilling({ config, publicUrl, dataDir, now }: Options): {
  readonly billing: Billing | null;
  readonly sandbox: Sandbox | null;
  readonly readBillingEvent: ReadBillingEvent | null;
} {
  const nothing = { billing: null, sandbox: null, readBillingEvent: null };
  switch (config.kind) {
    case 'sandbox':
      return { ...nothing, ...createSandbox({ folder: join(dataDir, 'sandbox'), publicUrl, now }) };
    case 'stripe':
      return {
        ...nothing,
        billing: createStripeBilling(config.stripe, publicUrl),
        readBillingEvent: readStripeEvent(config.stripe, now),
      };
    case 'off':
      return nothing;
  }
}
