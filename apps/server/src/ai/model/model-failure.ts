import type { ModelUsage } from '../../ports/ai.ts';

export type FailureReason =
  'unreachable' | 'slow' | 'busy' | 'failed' | 'unusable' | 'paused' | 'cut_off';

/** The model gave no answer that can be used. */
export class ModelFailure extends Error {
  readonly reason: FailureReason;
  /** What was spent all the same. */
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
