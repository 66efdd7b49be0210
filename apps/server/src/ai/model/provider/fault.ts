import type { FailureReason } from '../model-failure.ts';

type FaultFacts = {
  /** Another try may well go better. */
  readonly isWorthRetrying?: boolean;
  /** The model rather than this one question is in trouble. */
  readonly countsAgainstModel?: boolean;
  /** The provider's HTTP status. */
  readonly status?: number | undefined;
  /** Milliseconds the provider asks to wait. */
  readonly retryAfter?: number | undefined;
  /** The code that threw, for the log. */
  readonly thrownAt?: readonly string[];
};

/** What went wrong in one call to the provider; says nothing of the question or the key. */
export class Fault extends Error {
  readonly reason: FailureReason;
  readonly facts: FaultFacts;

  constructor(reason: FailureReason, facts: FaultFacts = {}) {
    super(reason);
    this.reason = reason;
    this.facts = facts;
  }
}
