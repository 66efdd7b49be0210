import { emptyAdjectives } from '../../lexicon/empty-praise.ts';
import { englishFunctionWords } from '../../lexicon/function-words.ts';
import { jargon } from '../../lexicon/jargon.ts';
import { noNouns, pastVerbs } from '../../lexicon/phrase-boundaries.ts';
import { clauseVerbs, offerVerbs } from '../../lexicon/topic-boundaries.ts';
import type { Email, Sentence, Word } from '../../text/email.ts';

/** A thing the email names, with what says which one: "the checkout on Fernhill’s website". */
export type Phrase = {
  /** "the", "your", "four", or null. */
  readonly opener: Word | null;
  /** Without the opener. */
  readonly words: readonly Word[];
  /** The noun it is about: "checkout". */
  readonly head: Word;
  readonly sentence: Sentence;
};

const determiner = /^(?:an?|the|your|our|my|their|his|her|its|this|every|each|some|no)$/u;
const figure = /^[$€£]?\p{N}[\p{N}.,]*(?:%|k|m|bn|th|st|nd|rd)?$/iu;
const smallNumber =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)$/u;
const preposition =
  /^(?:at|in|on|of|for|from|about|with|to|over|under|off|near|without|across|through|between)$/u;
const beforeGerund = /^(?:of|for|about|on|in|to|without|off)$/u;
const verbFollows =
  /^(?:not|never|always|often|usually|i|we|you|they|he|she|who|that|which|to|can|could|will|would|might|may|should|please|and|or|but|then|typically|just)$/u;
const afterGerund = /^(?:and|or|is|are|was|were|has|have|that|which|for|in|at|by|with|on|of)$/u;
const isWas = /^(?:is|are|was|were|am|been|be|i['’]m|you['’]re|we['’]re|they['’]re|keep|kept|of)$/u;
const mostNouns = 4;
const mostWords = 6;

const dull: ReadonlySet<string> = new Set([...jargon, ...emptyAdjectives]);

function isNumber({ key, text }: Word): boolean {
  return figure.test(text) || smallNumber.test(key);
}

function isVerb({ key, text }: Word): boolean {
  if (/^\p{Lu}/u.test(text)) return false;
  return (
    clauseVerbs.has(key) ||
    pastVerbs.has(key) ||
    Object.hasOwn(offerVerbs, key) ||
    /[^e]ed$/u.test(key)
  );
}

/** What follows "your" or "the" is no verb, however it looks: "your talk". */
function isNoun(word: Word, isAfterArticle = false): boolean {
  const { key, text } = word;
  return (
    /^\p{L}[\p{L}\p{N}'’.&/-]*$/u.test(text) &&
    (!englishFunctionWords.has(key) || text === 'May') &&
    !smallNumber.test(key) &&
    !preposition.test(key) &&
    (isAfterArticle || !isVerb(word)) &&
    !/^\p{Ll}{4,}ly$/u.test(text) &&
    !dull.has(key) &&
    !noNouns.has(key)
  );
}

/** How many words from `at` on are nouns that stand together. */
function nounsAt(body: string, words: readonly Word[], at: number): number {
  let count = 0;
  for (let index = at; count < mostNouns; index += 1, count += 1) {
    const word = words[index];
    const before = words[index - 1];
    const isAfterArticle = count === 0 && before !== undefined && determiner.test(before.key);
    if (!word || !isNoun(word, isAfterArticle)) break;
    if (count > 0 && before && body.slice(before.end, word.start) !== ' ') break;
  }
  return count;
}

function isJoined(body: string, words: readonly Word[], at: number): boolean {
  const word = words[at];
  const before = words[at - 1];
  return word !== undefined && before !== undefined && body.slice(before.end, word.start) === ' ';
}

/** Where "on Fernhill’s website" ends that starts at `at`; `at` itself when there is no such tail. */
function tailEnd(body: string, words: readonly Word[], at: number): number {
  const small = words[at];
  if (!small || !preposition.test(small.key) || !isJoined(body, words, at)) return at;
  let next = at + 1;
  if (!isJoined(body, words, next)) return at;
  const opener = words[next];
  if (opener && (determiner.test(opener.key) || isNumber(opener))) next += 1;
  else if (small.key === 'to' && !/^\p{Lu}|ing$/u.test(opener?.text ?? '')) return at;
  const isLimit = /^(?:over|under|in)$/u.test(small.key);
  if (opener && isNumber(opener) && isLimit && !isJoined(body, words, next)) return next;
  const gerund = words[next];
  const isGerund = gerund !== undefined && /ing$/u.test(gerund.key) && next === at + 1;
  if (isGerund && !beforeGerund.test(small.key)) return at;
  const count = isJoined(body, words, next) ? nounsAt(body, words, next) : 0;
  return count === 0 ? at : next + count;
}

/** Only before a small word, a verb or a stop does a phrase surely end; "people standing outside" does not. */
function endsHere(body: string, words: readonly Word[], at: number): boolean {
  const next = words[at];
  if (!next || !isJoined(body, words, at)) return true;
  if (isNumber(next) || isNoun(next)) return false;
  const last = words[at - 1]?.key ?? '';
  if (determiner.test(next.key) && /s$/u.test(last)) return false;
  return !/ing$/u.test(last) || afterGerund.test(next.key);
}

function phraseAt(body: string, sentence: Sentence, at: number): Phrase | null {
  const { words } = sentence;
  const first = words[at];
  const before = words[at - 1];
  if (!first) return null;
  const hasOpener = determiner.test(first.key) || isNumber(first);
  const isAfterVerb =
    before &&
    isJoined(body, words, at) &&
    verbFollows.test(before.key) &&
    !/^\p{Lu}/u.test(first.text);
  if (
    !hasOpener &&
    before &&
    isJoined(body, words, at) &&
    (isNoun(before) || isNumber(before) || determiner.test(before.key))
  )
    return null;
  if (!hasOpener && englishFunctionWords.has(first.key)) return null;
  let start = hasOpener ? at + 1 : at;
  if (hasOpener && !isJoined(body, words, start)) return null;
  if (!hasOpener && isAfterVerb) start += 1;
  const adjective = words[start];
  if (hasOpener && adjective && isNumber(adjective) && isJoined(body, words, start + 1)) start += 1;
  const count = nounsAt(body, words, start);
  const isAction = /ing$/u.test(words[start]?.key ?? '') && isWas.test(words[start - 1]?.key ?? '');
  if (count === 0 || isAction) return null;
  let end = start + count;
  const ends = [end];
  for (let tail = 0; tail < 2; tail += 1) {
    const next = tailEnd(body, words, end);
    if (next === end) break;
    end = next;
    ends.push(end);
  }
  const from = hasOpener ? at + 1 : start;
  const fit = ends
    .reverse()
    .find((stop) => stop - from <= mostWords && endsHere(body, words, stop));
  const head = words[start + count - 1];
  if (fit === undefined || !head) return null;
  return { opener: hasOpener ? first : null, words: words.slice(from, fit), head, sentence };
}

/** Every thing the email names, in reading order; some hold another. */
export function findPhrases(email: Email): Phrase[] {
  return email.substance.flatMap((sentence) =>
    sentence.words.flatMap((_, at) => phraseAt(email.body, sentence, at) ?? []),
  );
}
