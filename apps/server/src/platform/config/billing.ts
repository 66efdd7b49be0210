import { z } from 'zod';
import { ConfigError } from './values.ts';

/** The payment provider. The sandbox simulates one on this machine and never charges a card. */
export type BillingConfig =
  | { readonly kind: 'stripe'; readonly stripe: StripeConfig }
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'off' };

export type StripeConfig = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** By the plan's key. The first price is sold; the others are what earlier customers pay. */
  readonly prices: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** Calls to the provider go nowhere else. */
  readonly apiUrl: string;
};

const word = (pattern: RegExp, message: string) => z.string().trim().regex(pattern, message);

const price = z
  .string()
  .regex(/^\s*price_\w+(\s*,\s*price_\w+)*\s*$/, 'must be a price’s id such as price_1Abc')
  .transform((ids) => ids.split(',').map((id) => id.trim()) as [string, ...string[]])
  .optional();

export const BillingEnvironment = z.object({
  BILLING: z.enum(['stripe', 'sandbox', 'off'], 'must be stripe, sandbox or off').optional(),
  STRIPE_SECRET_KEY: word(
    /^(sk|rk)_(test|live)_\w+$/,
    'must begin with sk_test_, sk_live_, rk_test_ or rk_live_',
  ).optional(),
  STRIPE_WEBHOOK_SECRET: word(/^whsec_[\w+/=-]+$/, 'must begin with whsec_').optional(),
  STRIPE_PRICE_STARTER: price,
  STRIPE_PRICE_PRO: price,
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), 'must be a host and a port alone')
    .optional(),
});

type BillingEnvironment = z.infer<typeof BillingEnvironment>;

const needed = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STARTER',
  'STRIPE_PRICE_PRO',
] as const;

export const billingNames = /^(?:STRIPE_|BILLING(?:_|$))/;

/** The settings for payment. Throws a message about what to set when they cannot work. */
export function billingConfig(env: BillingEnvironment, isProduction: boolean): BillingConfig {
  const named = Object.entries(env)
    .filter(([name, value]) => name.startsWith('STRIPE_') && value !== undefined)
    .map(([name]) => name);
  const kind = env.BILLING ?? (named.length > 0 ? 'stripe' : isProduction ? 'off' : 'sandbox');
  if (kind === 'stripe') return { kind, stripe: stripeConfig(env) };
  if (named.length > 0) {
    throw new ConfigError({
      names: named,
      sentence: `With BILLING=${kind}, ${named.join(', ')} would have no effect: set BILLING to stripe, or leave them out.`,
    });
  }
  return { kind };
}

function stripeConfig(env: BillingEnvironment): StripeConfig {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_STARTER, STRIPE_PRICE_PRO } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_STARTER || !STRIPE_PRICE_PRO) {
    const missing = needed.filter((name) => !env[name]);
    throw new ConfigError({
      names: ['BILLING'],
      sentence: `To take payments with Stripe, set ${missing.join(', ')} too.`,
    });
  }
  const all = [...STRIPE_PRICE_STARTER, ...STRIPE_PRICE_PRO];
  if (new Set(all).size < all.length) {
    throw new ConfigError({
      names: ['STRIPE_PRICE_STARTER', 'STRIPE_PRICE_PRO'],
      sentence: 'STRIPE_PRICE_STARTER and STRIPE_PRICE_PRO must name different prices.',
    });
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { starter: STRIPE_PRICE_STARTER, pro: STRIPE_PRICE_PRO },
    apiUrl: new URL(env.STRIPE_API_URL ?? 'https://api.stripe.com').origin,
  };
}
