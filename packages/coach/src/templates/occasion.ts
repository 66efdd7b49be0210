import type { Stage } from '../draft.ts';
import type { Traits } from './find-traits.ts';
import type { Letter } from './read-letters.ts';

/** Where two people stand when an email is written. A template for another moment helps little, whatever it is about. */
export type Occasion = 'first' | keyof typeof occasionNames;

/** Occasions that say something of an email, in words that a reason can hold; any cold email is a first one. */
export const occasionNames = {
  follow_up: 'a follow-up',
  thanks: 'a thank-you',
  application: 'an application',
} as const;

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
