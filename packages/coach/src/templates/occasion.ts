import type { Word } from '../document/email.ts';
import { findPhrases, phraseBook } from '../document/sentences.ts';
import type { Stage } from '../draft.ts';
import { letterPhrases } from '../lexicon/kinds/letter-phrases.ts';

/** A template of a library. */
export type Template = {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly tags?: readonly string[];
  readonly category?: string;
  /** What it is for and for whom, in so many words; without, its text has to tell. */
  readonly about?: string;
};

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

/** Where two people stand when an email is written. A template for another moment helps little, whatever it is about. */
export type Occasion = 'first' | keyof typeof occasionNames;

const categories: readonly (readonly [RegExp, Occasion])[] = [
  [/\bfollow/iu, 'follow_up'],
  [/\bthank/iu, 'thanks'],
  [/\b(?:jobs?|applications?)\b/iu, 'application'],
];

const thanks = /^(?:many |a big )?(?:thanks|thank you)\b(?! in advance)/iu;

/** What a category files its templates for; null where it leaves that open. */
export function occasionOfCategory(category: string): Occasion | null {
  return categories.find(([named]) => named.test(category))?.[1] ?? null;
}

/** What the writer is known to want goes before what the beginning says. */
export function guessOccasion(
  opening: readonly string[],
  { stage, letters }: { readonly stage: Stage; readonly letters: Traits<Letter> },
): Occasion {
  if (opening.some((text) => thanks.test(text))) return 'thanks';
  if (letters.has('application')) return 'application';
  return stage === 'follow_up' || letters.has('chasing') ? 'follow_up' : 'first';
}

/** A kind of letter that is written in one situation: one is a model for another, whatever either is about. */
export type Letter = keyof typeof letterPhrases;

/** Occasions that say something of an email, in words that a reason can hold; any cold email is a first one. */
export const occasionNames = {
  follow_up: 'a follow-up',
  thanks: 'a thank-you',
  application: 'an application',
} as const;
