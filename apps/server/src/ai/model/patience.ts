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
 * everything. That one call cannot wait for more than `own` milliseconds is not the model's fault.
 */
export function startPatience(
  { firstByte, total }: Pick<ModelLimits, 'firstByte' | 'total'>,
  own?: number,
): Patience {
  const given = new AbortController();
  const giveUpAfter = (milliseconds: number, countsAgainstModel = true) =>
    setTimeout(() => given.abort(new Fault('slow', { countsAgainstModel })), milliseconds);
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
