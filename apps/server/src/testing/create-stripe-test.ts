import { paths } from '@replysmith/contract';
import Stripe from 'stripe';
import {
  startFakeStripe,
  type FakeStripe,
} from '../../../../tools/fake-stripe/start-fake-stripe.ts';
import { createStripeBilling } from '../platform/payments/stripe.ts';
import { readStripeEvent } from '../platform/payments/stripe-events.ts';
import { createTestApp, publicUrl, type TestApp } from './running/test-app.ts';

export const webhookSecret = 'whsec_test';

export type StripeTest = {
  readonly test: TestApp;
  readonly fake: FakeStripe;
  /** Sends an event, or a body, as Stripe does. `header` replaces the signature. */
  readonly deliver: (event: object | string, header?: string) => Promise<Response>;
  readonly sign: (body: string, options?: { at?: Date; secret?: string }) => string;
  readonly close: () => Promise<void>;
};

/** The whole app with Stripe's own library, which talks to a fake Stripe on this machine. */
export async function createStripeTest(): Promise<StripeTest> {
  const clock = { now: () => new Date() };
  const now = () => clock.now();
  const fake = await startFakeStripe({ prices: { price_starter: 2_900, price_pro: 9_900 }, now });
  const config = {
    secretKey: 'sk_test_1',
    webhookSecret,
    prices: { starter: ['price_starter', 'price_starter_old'], pro: ['price_pro'] },
    apiUrl: fake.url,
  } as const;
  const test = await createTestApp({
    billing: createStripeBilling(config, publicUrl),
    readBillingEvent: readStripeEvent(config, now),
  });
  clock.now = () => test.clock.now;

  const sign: StripeTest['sign'] = (payload, { at = now(), secret = webhookSecret } = {}) =>
    new Stripe('sk_test_1').webhooks.generateTestHeaderString({
      ...{ payload, secret },
      timestamp: Math.floor(at.getTime() / 1_000),
    });

  const deliver: StripeTest['deliver'] = (event, header) => {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    // Neither our origin nor JSON, because only the signature is checked.
    const headers = { Origin: 'https://elsewhere.example', 'Content-Type': 'text/plain' };
    const signature = { 'Stripe-Signature': header ?? sign(body) };
    return test.call(paths.stripeWebhook, { body, headers: { ...headers, ...signature } });
  };

  return {
    ...{ test, fake, deliver, sign },
    close: async () => {
      await test.close();
      await fake.close();
    },
  };
}
