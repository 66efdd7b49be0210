import { parseArgs } from 'node:util';
import { startFakeStripe } from './start-fake-stripe.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8898' },
    webhook: { type: 'string' },
    secret: { type: 'string', default: 'whsec_fake' },
    starter: { type: 'string', default: 'price_starter' },
    pro: { type: 'string', default: 'price_pro' },
    delay: { type: 'string', default: '0' },
    drop: { type: 'string', default: '0' },
    duplicate: { type: 'boolean', default: false },
    reorder: { type: 'boolean', default: false },
    /** Answers every call with this status. */
    outage: { type: 'string' },
  },
});

const fake = await startFakeStripe({
  port: Number(values.port),
  prices: { [values.starter]: 2_900, [values.pro]: 9_900 },
  ...(values.webhook && { webhook: { url: values.webhook, secret: values.secret } }),
  faults: {
    delay: Number(values.delay),
    drop: Number(values.drop),
    duplicate: values.duplicate,
    reorder: values.reorder,
  },
});
if (values.outage) fake.outage.status = Number(values.outage);
console.log(`A fake Stripe answers at ${fake.url}. Start the server with:
  STRIPE_API_URL=${fake.url} STRIPE_SECRET_KEY=sk_test_fake STRIPE_WEBHOOK_SECRET=${values.secret}
  STRIPE_PRICE_STARTER=${values.starter} STRIPE_PRICE_PRO=${values.pro}`);
process.once('SIGINT', () => void fake.close());
process.once('SIGTERM', () => void fake.close());
