import type { ModelUsage } from '../ai.ts';

// Apart from the provider, whose libraries are loaded only where a model is set up.

export type FailureReason =
  | 'unreachable'
  | 'slow'
  | 'busy'
  | 'failed'
  | 'unusable'
  | 'paused'
  | 'cut_off';

/** The model gave no usable answer. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  /** What was spent nevertheless. */
  readonly usage: ModelUsage;

  constructor(reason: FailureReason, usage: ModelUsage) {
    super(`the model gave no answer: ${reason}`);
    this.reason = reason;
    this.usage = usage;
  }
}

/** The person stopped the answer. */
export class Stopped extends Error {
  readonly usage: ModelUsage;

  constructor(usage: ModelUsage) {
    super('the answer was stopped');
    this.usage = usage;
  }
}
