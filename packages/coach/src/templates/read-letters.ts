import type { Profile } from '../draft.ts';
import { letterPhrases } from '../lexicon/kinds/letter-phrases.ts';
import type { Word } from '../text/email.ts';
import { traitFinder, type Traits } from './find-traits.ts';

/** A kind of letter that is written in one situation: one is a model for another, whatever either is about. */
export type Letter = keyof typeof letterPhrases;

const findLetters = traitFinder(letterPhrases);

const letterOfProfile: Partial<Readonly<Record<Profile, Letter>>> = {
  recruiting: 'hire',
  link_building: 'link',
};
/** What the whole of an email speaks for counts as much as two of these phrases. */
const profileCounts = 2;

/** The kinds of letter that a text is; who asks for work does not offer any. */
export function readLetters(words: readonly Word[], profile: Profile = 'general'): Traits<Letter> {
  const found = new Map(findLetters(words));
  const told = letterOfProfile[profile];
  if (told) found.set(told, (found.get(told) ?? 0) + profileCounts);
  const isApplication = (found.get('application') ?? 0) >= (found.get('hire') ?? 0);
  found.delete(isApplication ? 'hire' : 'application');
  return found;
}
