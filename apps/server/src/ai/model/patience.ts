import type { ModelLimits } from './model-limits.ts';
import { Fault } from './provider/fault.ts';

export type Patience = {
  /** Fires when it has run out, with the fault as its reason. */
  readonly signal: AbortSignal;
  /** There was a sign of life: waits for the next one for so many milliseconds from now. */
  readonly waitFor: (milliseconds: number) => void;
  readonly end: () => void;
};

/**
 * Waits for the first sign, then from sign to sign as long as it is told, and only so long for
 * everything. When `own` milliseconds are over before that, a model that gave a sign is merely too
 * slow for this one call.
 */
export function startPatience(
  { firstByte, total }: Pick<ModelLimits, 'firstByte' | 'total'>,
  own?: number,
): Patience {
  const given = new AbortController();
  let isAlive = false;
  const giveUp = (countsAgainstModel = true) => {
    given.abort(new Fault('slow', { countsAgainstModel }));
  };
  const waitFor = (milliseconds: number) => setTimeout(giveUp, milliseconds);
  const all = waitFor(total);
  let next = waitFor(firstByte);
  const late = own === undefined ? undefined : setTimeout(() => giveUp(!isAlive), own);
  return {
    signal: given.signal,
    waitFor: (milliseconds) => {
      isAlive = true;
      clearTimeout(next);
      next = waitFor(milliseconds);
    },
    end: () => {
      for (const timer of [all, next, late]) clearTimeout(timer);
    },
  };
}
