export { answer, type Answer, type Behaviour, type Script } from './behaviour.ts';
export type { ModelRequest, Outcome, WireName } from './model-request.ts';
export { startFakeModel, type FakeModel } from './start-fake-model.ts';
