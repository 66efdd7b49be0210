import { ProviderError } from './provider.ts';

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

export type Timeouts = {
  /** Fires when it has run out, with the fault as its reason. */
  readonly signal: AbortSignal;
  /** There was a sign of life: waits for the next one for so many milliseconds from now. */
  readonly waitFor: (milliseconds: number) => void;
  readonly end: () => void;
};

/**
 * Waits for the first sign, then from sign to sign as long as it is told, and only so long for
 * everything. That one call cannot wait for more than `own` milliseconds is not the model's fault.
 */
export function startTimeouts(
  { firstByte, total }: Pick<ModelLimits, 'firstByte' | 'total'>,
  own?: number,
): Timeouts {
  const given = new AbortController();
  const giveUpAfter = (milliseconds: number, countsAgainstModel = true) =>
    setTimeout(() => given.abort(new ProviderError('slow', { countsAgainstModel })), milliseconds);
  const all = giveUpAfter(total);
  let next = giveUpAfter(firstByte);
  const late = own === undefined ? undefined : giveUpAfter(own, false);
  return {
    signal: given.signal,
    waitFor: (milliseconds) => {
      clearTimeout(next);
      next = giveUpAfter(milliseconds);
    },
    end: () => {
      for (const timer of [all, next, late]) clearTimeout(timer);
    },
  };
}
