/** How long and how much is waited for; times in milliseconds. */
export type ModelLimits = {
  /** From the question to the provider's first sign, waiting for a free place included. */
  readonly firstByte: number;
  /** Between two signs of life. */
  readonly idle: number;
  /** For everything: waiting, retry and repair. */
  readonly total: number;
  /** Before the retry; up to as much again is added at random. */
  readonly retryAfter: number;
  /** The longest Retry-After that is worth waiting for. */
  readonly longestRetryAfter: number;
  /** Bytes of a reply with all its framing. */
  readonly bytes: number;
  /** Calls that may wait for a free place. */
  readonly queue: number;
  /** Failures in a row that pause a model. */
  readonly failuresToPause: number;
  readonly pause: number;
};

export const usualLimits: ModelLimits = {
  firstByte: 15_000,
  idle: 20_000,
  total: 90_000,
  retryAfter: 250,
  longestRetryAfter: 5_000,
  bytes: 16_000_000,
  queue: 200,
  failuresToPause: 5,
  pause: 30_000,
};
