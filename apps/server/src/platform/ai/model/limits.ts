import { ProviderError } from './provider.ts';

/** Time limits in milliseconds, and other limits of a call. */
export type ModelLimits = {
  /** Until the first sign of the provider, including the wait for a free place. */
  readonly firstByte: number;
  /** Between two signs of life. */
  readonly idle: number;
  /** For everything, including waiting, retry and repair. */
  readonly total: number;
  /** Before the retry. Up to as much again is added at random. */
  readonly retryAfter: number;
  /** The longest Retry-After that is waited for. */
  readonly longestRetryAfter: number;
  /** Bytes of a reply, including its framing. */
  readonly bytes: number;
  /** Calls that may wait for a free place. */
  readonly queue: number;
  /** Failures in a row after which a model is paused. */
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
  /** Fires at the time limit, with the fault as its reason. */
  readonly signal: AbortSignal;
  /** Called at a sign of life: allows so many milliseconds until the next one. */
  readonly waitFor: (milliseconds: number) => void;
  readonly end: () => void;
};

/**
 * Limits the wait for the first sign, between signs, and in total. A call that ends because of its
 * own limit (`own`) is not a fault of the model.
 */
export function startTimeouts(
  { firstByte, total }: Pick<ModelLimits, 'firstByte' | 'total'>,
  own?: number,
): Timeouts {
  const controller = new AbortController();
  const giveUpAfter = (milliseconds: number, countsAgainstModel = true) =>
    setTimeout(
      () => controller.abort(new ProviderError('slow', { countsAgainstModel })),
      milliseconds,
    );
  const all = giveUpAfter(total);
  let next = giveUpAfter(firstByte);
  const late = own === undefined ? undefined : giveUpAfter(own, false);
  return {
    signal: controller.signal,
    waitFor: (milliseconds) => {
      clearTimeout(next);
      next = giveUpAfter(milliseconds);
    },
    end: () => {
      for (const timer of [all, next, late]) clearTimeout(timer);
    },
  };
}
