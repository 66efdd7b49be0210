/** The value below which the given share of the numbers lies, from 0 to 1; NaN for no numbers. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const rank = (sorted.length - 1) * share;
  const low = sorted[Math.floor(rank)] ?? NaN;
  const high = sorted[Math.ceil(rank)] ?? NaN;
  return low + (high - low) * (rank - Math.floor(rank));
}

/** What a figure is held to, in words; over it, the program ends as failed. */
export function held(figure: number, goal: number, unit: string): string {
  if (figure <= goal) return '';
  process.exitCode = 1;
  return `  over ${goal} ${unit}`;
}

/** Numbers that look random and follow from the seed alone. */
export type Random = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** An integer from 0 up to, not including, `end`. */
  readonly below: (end: number) => number;
  readonly chance: (share: number) => boolean;
  /** One of a list that is not empty. */
  readonly pick: <T>(from: readonly T[]) => T;
  /** The same items in another order. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
};

/** The mulberry32 generator: small, and good enough to scatter inputs. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]) => from[below(from.length)] as T,
    shuffle: (items) => {
      const left = [...items];
      return items.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
