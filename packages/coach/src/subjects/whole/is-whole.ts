import { chatSpellings } from '../../lexicon/tones/chat-spellings.ts';
import { noHeads } from '../../lexicon/topics/phrase-boundaries.ts';
import type { Email } from '../../document/email.ts';
import { scanWords } from '../../document/sentences.ts';
import { holdsVerb } from './holds-verb.ts';
import { isAskedFor } from './is-asked-for.ts';
import { isCut } from './is-cut.ts';
import { isFragment } from './is-fragment.ts';
import { isMiscounted } from './is-miscounted.ts';
import { type Place, neighbour, placesOf } from './place.ts';
import { saysWhatOneIs } from './says-what-one-is.ts';

const says = /^(?:says?|said|states?|stated|tells?|mentions?)$/u;
/** Whose they are, a subject line does not say. */
const unnamedOwner = /^(?:its|their|his|her|it|they|them|he|she|him)$/u;

/**
 * Whether a subject made of the email's words is a whole thing there, in words that one writes in a letter: not
 * "9 reviews code" of "our team of 9 reviews code", nor what the reader is merely asked for.
 */
export function isWhole(subject: string, email: Email): boolean {
  const words = scanWords(subject, 0, subject.length);
  if (words.some(({ key }) => chatSpellings.has(key) || unnamedOwner.test(key))) return false;
  if (noHeads.has(words[0]?.key ?? '') || isMiscounted(words) || isFragment(words)) return false;
  const places = placesOf(
    words.map(({ key }) => key),
    email,
  );
  return places.length === 0 || places.some((place) => standsWhole(email, place));
}

function standsWhole(email: Email, place: Place): boolean {
  const isSource = says.test(neighbour(email, place, 'after')?.key ?? '');
  return (
    !isSource &&
    !isCut(email, place) &&
    !holdsVerb(email, place) &&
    !isAskedFor(place) &&
    !saysWhatOneIs(place)
  );
}
