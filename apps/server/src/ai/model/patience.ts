import { Fault } from './provider/fault.ts';

export type Patience = {
  /** Fires when it has run out, with the fault as its reason. */
  readonly signal: AbortSignal;
  /** Waits for the next sign of life for so many milliseconds from now. */
  readonly waitFor: (milliseconds: number) => void;
  readonly end: () => void;
};

/** Waits `total` milliseconds for everything, and from sign to sign as long as it is told. */
export function startPatience(total: number): Patience {
  const given = new AbortController();
  const giveUp = () => {
    given.abort(new Fault('slow', { countsAgainstModel: true }));
  };
  const all = setTimeout(giveUp, total);
  let next: NodeJS.Timeout | undefined;
  return {
    signal: given.signal,
    waitFor: (milliseconds) => {
      clearTimeout(next);
      next = setTimeout(giveUp, milliseconds);
    },
    end: () => {
      clearTimeout(all);
      clearTimeout(next);
    },
  };
}
