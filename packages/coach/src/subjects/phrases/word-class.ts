import { emptyAdjectives } from '../../lexicon/wording/empty-praise.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { jargon } from '../../lexicon/wording/jargon.ts';
import {
  noNouns,
  nounsOrVerbs,
  participles,
  pastVerbs,
  pluralKinds,
  sureVerbs,
} from '../../lexicon/topics/phrase-boundaries.ts';
import { clauseVerbs, offerVerbs } from '../../lexicon/topics/topic-boundaries.ts';
import type { Word } from '../../document/email.ts';
import { isPlural } from '../whole/is-plural.ts';

const determiner = /^(?:an?|the|your|our|my|their|his|her|its|this|every|each|some|no)$/u;
const figure = /^[$€£]?\p{N}[\p{N}.,]*(?:%|k|m|bn|th|st|nd|rd)?$/iu;
const smallNumber =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)$/u;
const preposition =
  /^(?:at|in|on|of|for|from|about|with|to|over|under|off|near|without|across|through|between)$/u;
const beforeVerb =
  /^(?:not|never|always|often|usually|i|we|you|they|he|she|who|that|which|to|can|could|will|would|might|may|should|please|and|or|but|then|typically|just)$/u;
const toBe = /^(?:is|are|was|were|am|been|be|i'm|you're|we're|they're|keep|kept)$/u;

const dull: ReadonlySet<string> = new Set([...jargon, ...emptyAdjectives]);

export function isDeterminer({ key }: Word): boolean {
  return determiner.test(key);
}

export function isPreposition({ key }: Word): boolean {
  return preposition.test(key);
}

export function isNumber({ key, text }: Word): boolean {
  return figure.test(text) || smallNumber.test(key);
}

export function isFunctionWord({ key }: Word): boolean {
  return englishFunctionWords.has(key);
}

/** After "we", "who" or "to" comes a verb, unless it is a name. */
export function isVerbAfter(word: Word, before: Word | undefined): boolean {
  return before !== undefined && beforeVerb.test(before.key) && !/^\p{Lu}/u.test(word.text);
}

/** "Are supplying" is an action, "office cleaning" a thing. */
export function isActionAfter({ key }: Word, before: Word | undefined): boolean {
  return /ing$/u.test(key) && toBe.test(before?.key ?? '');
}

function isVerb({ key, text }: Word): boolean {
  if (/^\p{Lu}/u.test(text)) return false;
  return (
    clauseVerbs.has(key) ||
    pastVerbs.has(key) ||
    sureVerbs.has(key) ||
    Object.hasOwn(offerVerbs, key) ||
    /[^e]ed$/u.test(key)
  );
}

/** What follows "your", "the" or "of" is no verb, however it looks: "your talk", "of dried flowers". */
export function isNoun(word: Word, before?: Word): boolean {
  const { key, text } = word;
  const isSurelyNoVerb = before !== undefined && (isDeterminer(before) || before.key === 'of');
  return (
    /^\p{L}[\p{L}\p{N}'’.&/-]*$/u.test(text) &&
    (!englishFunctionWords.has(key) || text === 'May') &&
    !smallNumber.test(key) &&
    !preposition.test(key) &&
    (isSurelyNoVerb || !isVerb(word)) &&
    !/^\p{Ll}{4,}ly$/u.test(text) &&
    !dull.has(key) &&
    !noNouns.has(key)
  );
}

/** "Stuck", "heard", "eaten": what was done, and no thing. */
export function isParticiple({ key, text }: Word): boolean {
  return !/^\p{Lu}/u.test(text) && (pastVerbs.has(key) || participles.has(key));
}

/** "Your members | wait", "three cafés | use": what things in the plural do, whatever stands between. */
export function isVerbOf(things: Word, { key, text }: Word): boolean {
  return (
    isPlural(things) &&
    !pluralKinds.has(things.key) &&
    !/^\p{Lu}/u.test(text) &&
    nounsOrVerbs.has(key)
  );
}

const nounsToo = /^(?:talk|plan|need|use|work|cost|offer|turn|drop|drive|lead|show|support|help)$/u;

/** "Your PyCon talk": after a thing in the singular a verb would have its s, so that this word is a noun. */
export function isNounToo({ key }: Word, before: Word): boolean {
  return (
    nounsToo.test(key) && /[^s]$/u.test(before.key) && !/^(?:i|you|we|they|to)$/u.test(before.key)
  );
}
