import { describe, expect, it } from 'vitest';
import { ConfigError } from './values.ts';
import { loadConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://coach.example.com/',
  SMTP_URL: 'smtp://mail.example.com',
};
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_STARTER: 'price_1',
  STRIPE_PRICE_PRO: 'price_2, price_3',
};

describe('payment', () => {
  it('is a sandbox while developing, and off in production unless something is set', () => {
    expect(loadConfig({}).billing).toEqual({ kind: 'sandbox' });
    expect(loadConfig(production).billing).toEqual({ kind: 'off' });
    expect(loadConfig({ BILLING: 'off' }).billing).toEqual({ kind: 'off' });
    expect(loadConfig({ ...production, BILLING: 'sandbox' }).billing).toEqual({ kind: 'sandbox' });
  });

  it.each([{}, production])('is Stripe’s when it is set', (rest) => {
    expect(loadConfig({ ...rest, ...stripe }).billing).toEqual({
      kind: 'stripe',
      stripe: {
        secretKey: 'sk_test_1',
        webhookSecret: 'whsec_1',
        prices: { starter: ['price_1'], pro: ['price_2', 'price_3'] },
        apiUrl: 'https://api.stripe.com',
      },
    });
  });

  it.each(Object.keys(stripe))('refuses Stripe without %s, and names it', (name) => {
    expect(() => loadConfig({ ...stripe, [name]: undefined })).toThrow(ConfigError);
    expect(() => loadConfig({ ...stripe, [name]: undefined })).toThrow(name);
  });

  it.each([
    [{ BILLING: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ BILLING: 'paypal' }, 'BILLING must be stripe, sandbox or off'],
    [{ ...stripe, BILLING: 'sandbox' }, 'would have no effect'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must begin with'],
    [{ ...stripe, STRIPE_PRICE_PRO: 'prod_1' }, 'STRIPE_PRICE_PRO must be a price’s id'],
    [{ ...stripe, STRIPE_PRICE_PRO: 'price_1' }, 'must name different prices'],
    [{ ...stripe, STRIPE_API_URL: 'https://a.example/v1' }, 'STRIPE_API_URL must be a host'],
    [{ STRIPE_SECRET: 'sk_test_1' }, 'Did you mean STRIPE_SECRET_KEY?'],
    [{ STRIPE_WEBHOOK_SECERT: 'x' }, 'Did you mean STRIPE_WEBHOOK_SECRET?'],
  ])('refuses %o', (environment, sentence) => {
    expect(() => loadConfig(environment)).toThrow(sentence);
  });
});
