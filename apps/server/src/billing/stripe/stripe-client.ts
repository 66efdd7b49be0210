import Stripe from 'stripe';
import type { StripeConfig } from '../../config/billing.ts';

/** Talks to the one host that the settings name, and tells it nothing about this machine. */
export function stripeClient({ secretKey, apiUrl }: StripeConfig): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: 5_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}
