import type { Email, Sentence, Word } from '../document/email.ts';
import { scanWords } from '../document/sentences.ts';
import { numberWords } from '../lexicon/layout/number-words.ts';
import { chatSpellings } from '../lexicon/tones/chat-spellings.ts';
import { headlineVerbs } from '../lexicon/topics/headline-verbs.ts';
import { noHeads, pastVerbs, sureVerbs } from '../lexicon/topics/phrase-boundaries.ts';
import { offerVerbs } from '../lexicon/topics/topic-boundaries.ts';
import { isPlural } from './idea.ts';
import {
  isDeterminer,
  isNoun,
  isNounToo,
  isNumber,
  isParticiple,
  isPreposition,
  isVerbOf,
} from './phrases.ts';

/** Where words of an idea stand in the email: `from` up to, not with, `to`. */
type Place = {
  readonly sentence: Sentence;
  readonly from: number;
  readonly to: number;
};

/** A long text says the same thing often; the first few places tell enough. */
const mostPlaces = 8;

/** The places of the longest run of an idea's words that the email has: of "Fernhill’s checkout" those of "checkout", the later run of two. */
function placesOf(idea: readonly string[], { sentences }: Email): Place[] {
  for (let length = idea.length; length > 0; length -= 1) {
    for (let start = idea.length - length; start >= 0; start -= 1) {
      const run = idea.slice(start, start + length);
      const found = sentences.flatMap((sentence) => placesIn(sentence, run));
      if (found.length > 0) return found.slice(0, mostPlaces);
    }
  }
  return [];
}

function placesIn(sentence: Sentence, run: readonly string[]): Place[] {
  const { words } = sentence;
  return words.flatMap((_, from) =>
    run.every((key, at) => words[from + at]?.key === key)
      ? [{ sentence, from, to: from + run.length }]
      : [],
  );
}

/** The word before the place, or after it, when nothing but a space stands between. */
function neighbour(
  { body }: Email,
  { sentence: { words }, from, to }: Place,
  side: 'before' | 'after',
): Word | null {
  const at = side === 'before' ? from : to;
  const [left, right] = [words[at - 1], words[at]];
  if (!left || !right || body.slice(left.end, right.start) !== ' ') return null;
  return side === 'before' ? left : right;
}

const toBe = /^(?:am|is|are|was|were|be|been|(?:i|we|you|they|he|she|it)['’]?(?:m|re|s))$/u;

const ofWriter = /^(?:i['’]?m|we['’]re|am)$/u;

const intensifier = /^(?:very|so|too|quite|rather|most|more|\p{L}{3,}ly)$/u;

const mostBetween = 3;

/** "I am proficient in SQL", "we are a leading digital agency": a quality or a trade, and not what the email is about. */
function saysWhatOneIs({ sentence: { words }, from }: Place): boolean {
  const first = words[from];
  const at = words.findLastIndex(
    ({ key }, place) => place < from && place >= from - mostBetween && toBe.test(key),
  );
  if (at === -1 || !first) return false;
  const isNamed = isDeterminer(first) || isNumber(first) || /^\p{Lu}/u.test(first.text);
  const between = words.slice(at + 1, from);
  if (at > 0 && !isNamed && between.every(({ key }) => intensifier.test(key))) return true;
  const key = words[at]?.key ?? '';
  const isWriter = ofWriter.test(key) || /^we$/u.test(words[at - 1]?.key ?? '');
  return isWriter && words.slice(at + 1, from + 1).some((word) => /^an?$/u.test(word.key));
}

const span = 'day|night|week|month|quarter|year';

const season = 'spring|summer|autumn|winter';

const nounInEd = '(?:hundred|moped|watershed|shred|(?:flower|flat|river|sea|sun)bed|\\p{L}*eed)';

/** The words of an idea that no whole thing has, each with the words that stood around it. */
const torn: readonly RegExp[] = [
  // "by asking who'd write", "undertaken throughout the spring"
  / (?:who|whom|whose|which|what|where|when|how|why|that|throughout|during|within|among)(?:['’]\p{L}+)?$/u,
  // "Two bakers on our list live near", "the practice fills slots", but "where your tenants live"
  /^(?!(?:.* )?(?:what|where|how|going) ).* (?:live|puts|pays|fills)$/u,
  // "less drag with a pitched blade"
  new RegExp(` an? (?!${nounInEd}$)\\p{L}{3,}ed$`, 'u'),
  // "It went down": what one does, and nothing that is done
  /^\p{L}+ing (?:up|down|off|out|away|back|over|on|in)$/u,
  // "Last month's column", but "winter's boiler checks"
  new RegExp(`^(?:${span})['’]s `, 'u'),
  // "You wrote last summer about the soil"
  new RegExp(`^(?:${span}|${season}) about `, 'u'),
  // "I test health apps for a living"
  / for a living$/u,
];

/** Whether the words of an idea show by themselves that they were torn out of a sentence. */
export function isFragment(words: readonly Pick<Word, 'key'>[]): boolean {
  const text = words.map(({ key }) => key).join(' ');
  return isRate(words) || torn.some((pattern) => pattern.test(text));
}

/** "One pothole claim in ten" */
function isRate(words: readonly Pick<Word, 'key'>[]): boolean {
  return words.at(-2)?.key === 'in' && numberWords.has(words.at(-1)?.key ?? '');
}

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
function holdsVerb(email: Email, place: Place): boolean {
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

const capital = /^\p{Lu}/u;

const withoutS = /[^s]$/u;

/** Whether the thing goes on where the idea ends: "your PyCon | talk", "your slide | 23", "Rotterdam | , Hamburg", "a range | of agents". */
function isCut(email: Email, place: Place): boolean {
  const { words } = place.sentence;
  const last = words[place.to - 1];
  const next = words[place.to];
  if (!last || !next) return false;
  if (/^['’]/u.test(email.body.slice(last.end, next.start))) return true;
  const isListed = email.body.slice(last.end, next.start) === ', ' && place.to - place.from > 1;
  if (isListed && capital.test(last.text) && capital.test(next.text)) return true;
  const after = neighbour(email, place, 'after');
  return (
    after !== null &&
    (isNumber(after) ||
      after.key === 'of' ||
      (!isVerbOf(headOf(words.slice(place.from, place.to)) ?? last, after) &&
        goesOn(last, after, words[place.to + 1])))
  );
}

/** "Cafés" of "three cafés in York". */
function headOf(words: readonly Word[]): Word | undefined {
  return words[words.findIndex((word) => isPreposition(word)) - 1];
}

function goesOn(last: Word, after: Word, second: Word | undefined): boolean {
  if (isNoun(after)) return !headlineVerbs.has(after.key) && withoutS.test(after.key);
  return isNounToo(after, last) && !/^(?:to|for|with)$/u.test(second?.key ?? '');
}

const asks = /^(?:what|who|whom|whose|when|where|which|how|why)(?:['’]?(?:s|re))?$/u;

const furthest = 3;

/** "What is your budget?": what the reader is asked to tell is no subject. */
function isAskedFor({ sentence: { words, text }, from }: Place): boolean {
  const before = words.slice(Math.max(0, from - furthest), from + 1);
  const at = before.findIndex(({ key }) => asks.test(key));
  if (at === -1) return false;
  const isVerbNext = /^(?:is|are|was|does|do|did|would|will|can|have|has)$/u.test(
    before[at + 1]?.key ?? '',
  );
  return (
    text.trimEnd().endsWith('?') || isVerbNext || /['’]?(?:s|re)$/u.test(before[at]?.key ?? '')
  );
}

const many = /^(?!1$)\d[\d,]*$/u;

/** Whether what is counted is not in the plural: "9 reviews code", "31 people mention". Then the words are no one thing. */
function isMiscounted(words: readonly Word[]): boolean {
  const [first, ...rest] = words;
  if (!first || !(many.test(first.text) || numberWords.has(first.key))) return false;
  const end = rest.findIndex((word) => isPreposition(word));
  const head = rest.at(end === -1 ? -1 : end - 1);
  return head === undefined || end === 0 || !isPlural(head);
}

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
