import type { Feature } from './features.ts';
import type { Token } from './language.ts';
import { onceFor } from './memo.ts';

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

/** A feature that was seen when a reading was learned, and the tokens that show it first. */
type KnownFeature = {
  readonly index: number;
  readonly from: number;
  readonly to: number;
};

type Vocabulary = { readonly features: readonly string[]; readonly rarity: readonly number[] };

/** What a sentence holds of a vocabulary, each feature once, and of how many features in all. */
type Known = { readonly features: readonly KnownFeature[]; readonly of: number };

/** Picks out of a sentence what was seen when the readings were learned; a sentence that comes again is read once. */
export function knower(
  { features }: Vocabulary,
  featuresIn: (tokens: readonly Token[]) => Iterable<Feature>,
): (tokens: readonly Token[]) => Known {
  const indexOf = new Map(features.map((name, index) => [name, index]));
  return onceFor((tokens) => {
    const known = new Map<number, KnownFeature>();
    let of = 0;
    for (const { name, from, to } of featuresIn(tokens)) {
      of += 1;
      const index = indexOf.get(name);
      if (index !== undefined && !known.has(index)) known.set(index, { index, from, to });
    }
    return { features: [...known.values()], of };
  });
}

/** What makes the features of one text count together as much as those of another: the rarer, the more each. */
export function sizeOf(
  { rarity }: Vocabulary,
  features: Iterable<Pick<KnownFeature, 'index'>>,
): number {
  let squares = 0;
  for (const { index } of features) squares += (rarity[index] ?? 0) ** 2;
  return Math.sqrt(squares) || 1;
}

/** How far each feature pulls a reading, before it is divided by `sizeOf` all features of the text. */
export function pullsOf({ rarity }: Vocabulary, { weights, scale }: LinearReading): Float32Array {
  return Float32Array.from(
    rarity,
    (rare, index) => (weights.charCodeAt(index) - middle) * scale * rare,
  );
}

/** Sums up what the features of a text pull. */
export function pullOf(
  pulls: Float32Array,
  features: readonly Pick<KnownFeature, 'index'>[],
): number {
  let sum = 0;
  for (const { index } of features) sum += pulls[index] ?? 0;
  return sum;
}
