export { answer, behaviourOf, type Answer, type Behaviour, type Script } from './behaviour.ts';
export {
  drip,
  failing,
  faults,
  rateLimited,
  redirectedTo,
  scoring,
  slowHeaders,
} from './faults.ts';
export type { ModelRequest, Outcome, WireName } from './model-request.ts';
export { obedient, ordersIn } from './obedient/obedient.ts';
export { readEmail, type Email, type ReadEmail } from './read-email.ts';
export { rewriter } from './rewriter.ts';
export { closedUrl, startFakeModel, type FakeModel } from './start-fake-model.ts';
