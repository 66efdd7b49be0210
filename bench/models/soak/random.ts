export type Random = {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  readonly whole: (below: number) => number;
  readonly chance: (share: number) => boolean;
  readonly one: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/** Numbers that follow from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    next,
    whole,
    chance: (share) => next() < share,
    one: (items) => items[whole(items.length)] ?? items[0],
  };
}
