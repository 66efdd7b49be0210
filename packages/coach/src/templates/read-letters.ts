import type { Profile } from '../draft.ts';
import { aboutPhrases } from '../lexicon/kinds/about-phrases.ts';
import { letterPhrases } from '../lexicon/kinds/letter-phrases.ts';
import type { Word } from '../document/email.ts';
import { type Traits, traitFinder } from './find-traits.ts';

/** A kind of letter that is written in one situation: one is a model for another, whatever either is about. */
export type Letter = keyof typeof letterPhrases;

const findLetters = traitFinder(letterPhrases);
const findTold = traitFinder(aboutPhrases);

const letterOfProfile: Partial<Readonly<Record<Profile, Letter>>> = {
  recruiting: 'hire',
  link_building: 'link',
};
/** What the whole of an email speaks for counts as much as two of these phrases. */
const profileCounts = 2;

/** The kinds of letter that an email is. */
export function readLetters(words: readonly Word[], profile: Profile = 'general'): Traits<Letter> {
  const found = new Map(findLetters(words));
  const told = letterOfProfile[profile];
  if (told) found.set(told, (found.get(told) ?? 0) + profileCounts);
  return withOneSide(found);
}

/** The kinds of letter that an email is said to be in a text about it. */
export function readToldLetters(about: readonly Word[]): Traits<Letter> {
  const found = new Map(findLetters(about));
  for (const [letter, count] of findTold(about))
    found.set(letter, (found.get(letter) ?? 0) + count);
  return withOneSide(found);
}

/** Who asks for work does not offer any. */
function withOneSide(found: Traits<Letter>): Traits<Letter> {
  const isApplication = (found.get('application') ?? 0) >= (found.get('hire') ?? 0);
  const other = isApplication ? 'hire' : 'application';
  return new Map([...found].filter(([letter]) => letter !== other));
}
