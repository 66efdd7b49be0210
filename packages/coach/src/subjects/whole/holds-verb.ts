import { pastVerbs, sureVerbs } from '../../lexicon/topics/phrase-boundaries.ts';
import { offerVerbs } from '../../lexicon/topics/topic-boundaries.ts';
import type { Email, Word } from '../../document/email.ts';
import {
  isDeterminer,
  isNoun,
  isNumber,
  isParticiple,
  isPreposition,
  isVerbOf,
} from '../phrases/word-class.ts';
import { isPlural } from './is-plural.ts';
import { type Place, neighbour } from './place.ts';

/** After these comes what is done: "don't | care", "nobody | counts", "how it | affects". */
const beforeVerb = /^(?:\p{L}+n['’]t|nobody|everybody|everyone|somebody|also|it)$/u;
const object = /^(?:it|them|us|me|him|her|how|what|why|whether)$/u;
/** "Your figures every quarter" */
const saysWhen = /^(?:every|each|this)$/u;
const manner = /^(?!(?:family|supply|assembly|reply|italy|july|fly|ally|jelly)$)\p{L}{2,}ly$/u;
const participle = /(?:ed|wn|en)$/u;

/**
 * Whether one of the words is a verb: "couriers ride | 45 bikes", "school lists | no tutor", "foundation paid".
 * Two things never stand side by side, so before an object the last word is the verb of the one before it when it
 * agrees with it.
 */
export function holdsVerb(email: Email, place: Place): boolean {
  const { words } = place.sentence;
  const inside = words.slice(place.from, place.to);
  const noun = inside.at(-2);
  const last = inside.at(-1);
  if (last && (pastVerbs.has(last.key) || manner.test(last.key))) return true;
  if (inside.slice(1).some((word, at) => isVerbAt(inside[at], word))) return true;
  if (inside.some((word, at) => isBetweenThings(inside[at - 1], word, inside[at + 1]))) return true;
  if (opensWithVerb(email, place)) return true;
  const after = neighbour(email, place, 'after');
  if (!noun || !last || !after) return false;
  const hasObject =
    (isDeterminer(after) && !saysWhen.test(after.key)) || isNumber(after) || object.test(after.key);
  return hasObject && isPlural(noun) !== isPlural(last);
}

/** "Your choir | waits", "your customers | order" */
function isVerbAt(before: Word | undefined, word: Word): boolean {
  return (
    before !== undefined &&
    !isDeterminer(before) &&
    (sureVerbs.has(word.key) || isVerbOf(before, word))
  );
}

/** "Our platform automates recalls" */
function isBetweenThings(before: Word | undefined, word: Word, after: Word | undefined): boolean {
  if (!before || !after || isPlural(before) || isDeterminer(before)) return false;
  return isDoing(word) && isPlural(after);
}

/** "You don't | care about costs", "buses | break down", "the clearest I have | heard", "so | stuck on the hill" */
function opensWithVerb(email: Email, place: Place): boolean {
  const { words } = place.sentence;
  const [first, next] = words.slice(place.from, place.to);
  const before = neighbour(email, place, 'before');
  if (!first) return false;
  if (before && beforeVerb.test(before.key)) return true;
  if (before && isNoun(before) && (isPlural(before) ? isVerbOf(before, first) : isDoing(first)))
    return true;
  if (isParticiple(first) && next && isPreposition(next)) return true;
  return (isParticiple(first) || participle.test(first.key)) && followsHave(words, place.from);
}

/** "Translation | builds bridges" */
function isDoing(word: Word): boolean {
  return isPlural(word) && Object.hasOwn(offerVerbs, word.key.replace(/s$/u, ''));
}

/** "Have since | grown to 140" */
function followsHave(words: readonly Word[], from: number): boolean {
  return words
    .slice(Math.max(0, from - 2), from)
    .some(({ key }) => /^(?:have|has|had|having|(?:i|we|you|they)['’]ve)$/u.test(key));
}
