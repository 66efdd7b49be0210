import type { Word } from '../document/email.ts';
import { findPhrases, phraseBook } from '../document/sentences.ts';

type Lists<Trait extends string> = Readonly<Record<Trait, readonly string[]>>;

/** How many different phrases of a list a text has, for the lists of which it has any. */
export type Traits<Trait extends string> = ReadonlyMap<Trait, number>;

/** Makes ready to look for many lists of phrases at once. */
export function traitFinder<Trait extends string>(lists: Lists<Trait>) {
  const traitsOf = new Map<string, Trait[]>();
  for (const trait of Object.keys(lists) as Trait[]) {
    for (const phrase of lists[trait].map((listed) => listed.replaceAll('-', ' '))) {
      traitsOf.set(phrase, [...(traitsOf.get(phrase) ?? []), trait]);
    }
  }
  const book = phraseBook([...traitsOf.keys()]);
  return (words: readonly Word[]): Traits<Trait> => {
    const counts = new Map<Trait, number>();
    for (const phrase of new Set(findPhrases(words, book).map((hit) => hit.phrase))) {
      for (const trait of traitsOf.get(phrase) ?? []) {
        counts.set(trait, (counts.get(trait) ?? 0) + 1);
      }
    }
    return counts;
  };
}

/** The traits that most phrases speak for. */
export function mainTraits<Trait extends string>(traits: Traits<Trait>): ReadonlySet<Trait> {
  const most = Math.max(...traits.values());
  return new Set([...traits].flatMap(([trait, count]) => (count === most ? [trait] : [])));
}
