export { signatureOf } from './send-webhooks.ts';
export { startFakeStripe, type FakeStripe } from './start-fake-stripe.ts';
