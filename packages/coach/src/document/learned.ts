/**
 * Linear readings that were learned from labelled emails, by the programs in `bench/panel`. A weight
 * is stored as a letter, so many steps from `middle`.
 */
type LinearReading = {
  readonly mean: number;
  readonly scale: number;
  readonly weights: string;
};

/** The letter that stands for no weight. */
export const middle = 80;

export type KnownFeature<T> = {
  readonly index: number;
  /** How much it counts: the rarer, the more. */
  readonly size: number;
  readonly shown: T;
};

type Vocabulary = { readonly features: readonly string[]; readonly rarity: readonly number[] };
type Seen<T> = Iterable<readonly [name: string, shown: T]>;

/** Picks out the features that were seen when the readings were learned, brought to length one. */
export function knower({ features, rarity }: Vocabulary): <T>(seen: Seen<T>) => KnownFeature<T>[] {
  const indexOf = new Map(features.map((name, index) => [name, index]));
  return <T>(seen: Seen<T>) => {
    const known: KnownFeature<T>[] = [];
    let squares = 0;
    for (const [name, shown] of seen) {
      const index = indexOf.get(name);
      if (index === undefined) continue;
      const size = rarity[index] ?? 0;
      squares += size * size;
      known.push({ index, size, shown });
    }
    const length = Math.sqrt(squares) || 1;
    return known.map((one) => ({ ...one, size: one.size / length }));
  };
}

/** How far a feature pulls a reading. */
export function pullOf(
  { weights, scale }: LinearReading,
  { index, size }: Pick<KnownFeature<unknown>, 'index' | 'size'>,
): number {
  return (weights.charCodeAt(index) - middle) * scale * size;
}
