/** Shares of what is left, and the whole points that they come to. */
export type Share<T> = { readonly item: T; readonly loss: number };

/**
 * Each loss takes its share of what the dearer ones left. The points are whole and sum exactly to
 * `value - 100`; what comes to no whole point is left out.
 *
 * @example
 * compound([{ item: 'a', loss: 0.5 }, { item: 'b', loss: 0.2 }]).value; // 40
 */
export function compound<T>(shares: readonly Share<T>[]): {
  readonly value: number;
  readonly lines: readonly { readonly item: T; readonly points: number }[];
} {
  let left = 100;
  const lines = shares
    .toSorted((one, other) => other.loss - one.loss)
    .map(({ item, loss }) => {
      const before = Math.round(left);
      left *= 1 - loss;
      return { item, points: Math.round(left) - before };
    });
  return { value: Math.round(left), lines: lines.filter(({ points }) => points < 0) };
}
