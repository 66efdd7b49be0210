export { startFakeStripe, type FakeStripe } from './start-fake-stripe.ts';
