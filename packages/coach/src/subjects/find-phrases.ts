import { isQuestion } from '../document/asks.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import { months, weekdays } from '../lexicon/layout/dates.ts';
import { type Parties, partiesOf } from '../relevance/parties.ts';
import { readRelevance } from '../relevance/read-relevance.ts';
import { splitRequest } from '../rewrite/requests.ts';
import { findReaderCompany } from './find-reader-company.ts';
import type { Phrase, WeighedIdea } from './idea.ts';
import {
  isActionAfter,
  isBesidePoint,
  isDeterminer,
  isFigure,
  isFunctionWord,
  isNoun,
  isNounToo,
  isNumber,
  isPreposition,
  isTelling,
  isVerbAfter,
  isVerbOf,
  phraseText,
} from './phrases.ts';

/** The words of one sentence, and whether nothing but a space stands before each. */
type Line = { readonly words: readonly Word[]; readonly isJoined: (at: number) => boolean };

const beforeGerund = /^(?:of|for|about|on|in|to|without|off)$/u;

const afterGerund = /^(?:and|or|is|are|was|were|has|have|that|which|for|in|at|by|with|on|of)$/u;

const beforeLimit = /^(?:over|under|in)$/u;

const mostNouns = 4;

const mostWords = 6;

const mostTails = 2;

/** Every thing the email names, in reading order; some hold another. */
export function findPhrases({ body, substance }: Email): Phrase[] {
  return substance.flatMap((sentence) => {
    const { words } = sentence;
    const line: Line = {
      words,
      isJoined: (at) => {
        const before = words[at - 1];
        const word = words[at];
        return (
          before !== undefined && word !== undefined && body.slice(before.end, word.start) === ' '
        );
      },
    };
    return words.flatMap((_, at) => phraseAt(line, sentence, at) ?? []);
  });
}

function phraseAt(line: Line, sentence: Sentence, at: number): Phrase | null {
  const opener = openerAt(line, at);
  const from = opener ? at + 1 : startAt(line, at);
  if (from === null || (opener && !line.isJoined(from))) return null;
  const { words } = line;
  const counted = words[from];
  const start = opener && counted && isNumber(counted) && line.isJoined(from + 1) ? from + 1 : from;
  const first = words[start];
  const count = nounsAt(line, start);
  if (count === 0 || !first || isActionAfter(first, words[start - 1])) return null;
  const end = endsAt(line, start + count).findLast(
    (stop) => stop - from <= mostWords && endsSurely(line, stop),
  );
  const head = words[start + count - 1];
  return end === undefined || !head
    ? null
    : { opener, words: words.slice(from, end), head, sentence };
}

function openerAt({ words }: Line, at: number): Word | null {
  const word = words[at];
  return word && (isDeterminer(word) || isNumber(word)) ? word : null;
}

/** Where a phrase without an opener begins; null in the middle of one. */
function startAt(line: Line, at: number): number | null {
  const word = line.words[at];
  if (!word || isFunctionWord(word)) return null;
  if (!line.isJoined(at)) return at;
  const before = line.words[at - 1];
  if (!before) return at;
  const isWithin = isNumber(before) || isDeterminer(before) || isNoun(before);
  if (isWithin && !isActionAfter(before, line.words[at - 2])) return null;
  return isVerbAfter(word, before) ? at + 1 : at;
}

/** How many words from `at` on are nouns that stand together; after a name in their tail comes the verb of `things`. */
function nounsAt({ words, isJoined }: Line, at: number, things?: Word): number {
  let count = 0;
  for (; count < mostNouns; count += 1) {
    const word = words[at + count];
    if (!word || (count > 0 && !isJoined(at + count))) break;
    const before = words[at + count - 1];
    const doer = things && before && isName(before) ? things : before;
    if (count > 0 && doer && isVerbOf(doer, word)) break;
    if (isNoun(word, count === 0 ? before : undefined)) continue;
    if (count === 0 || !before || !isNounToo(word, before)) break;
  }
  return count;
}

function isName({ text }: Word): boolean {
  return /^\p{Lu}/u.test(text);
}

/** Where the phrase may end: after its nouns, or after one or two tails such as "on Fernhill’s website". */
function endsAt(line: Line, end: number): number[] {
  const ends = [end];
  for (let tail = 0; tail < mostTails; tail += 1) {
    const last = ends.at(-1) ?? end;
    const next = tailEnd(line, last, end);
    if (next === null || (tail === 0 && saysWhen(line.words.slice(last, next)))) break;
    ends.push(next);
  }
  return ends;
}

/** "Two nights in return", "a visit in person" */
const manner =
  /^(?:return|exchange|advance|full|turn|person|order|mind|place|time|present|relation|interest)$/u;

const timeWord = new RegExp(
  `^(?:${months}|${weekdays}|(?:second|minute|min|hour|day|night|week|weekend|month|quarter|year|morning|evening|season)s?|dawn|sunrise|noon|sunset|midnight)$`,
  'u',
);

/** "The depot on Monday", "the counting from 3 days": such a tail belongs to the verb. */
function saysWhen(tail: readonly Word[]): boolean {
  const last = tail.at(-1)?.key ?? '';
  return timeWord.test(last) || (!tail.some(isDeterminer) && manner.test(last));
}

function tailEnd(line: Line, at: number, headEnd: number): number | null {
  const { words } = line;
  const small = words[at];
  const opener = words[at + 1];
  if (!small || !opener || !isPreposition(small)) return null;
  if (!line.isJoined(at) || !line.isJoined(at + 1)) return null;
  const hasOpener = isDeterminer(opener) || isNumber(opener);
  if (small.key === 'to' && isNumber(opener)) return null;
  if (!hasOpener && small.key === 'to' && !/^\p{Lu}|ing$/u.test(opener.text)) return null;
  if (!hasOpener && /ing$/u.test(opener.key) && !beforeGerund.test(small.key)) return null;
  const from = hasOpener ? at + 2 : at + 1;
  const things = hasOpener ? undefined : words[headEnd - 1];
  const count = line.isJoined(from) ? nounsAt(line, from, things) : 0;
  if (count === 0 && isNumber(opener) && beforeLimit.test(small.key)) return from;
  return count === 0 ? null : from + count;
}

/**
 * Only before a small word, a verb or a stop does a phrase surely end: not "tests | its", "Temple Meads |
 * and Clifton" or "people standing | outside".
 */
function endsSurely({ words, isJoined }: Line, at: number): boolean {
  const next = words[at];
  if (!next || !isJoined(at)) return true;
  const last = words[at - 1]?.key ?? '';
  if (isNumber(next) || isNoun(next)) return false;
  if (isDeterminer(next) && /s$/u.test(last)) return false;
  const second = words[at + 1];
  const goesOn = second && (isNumber(second) || isNoun(second) || isDeterminer(second));
  if (/^(?:and|or)$/u.test(next.key) && goesOn) return false;
  return !/ing$/u.test(last) || afterGerund.test(next.key);
}

/** What the weight of a phrase depends on, read once. */
type Setting = {
  readonly email: Email;
  readonly parties: Parties;
  readonly company: string | null;
  /** The sentence that goes deepest into the reader. */
  readonly seen: Sentence | null;
  readonly mentions: ReadonlyMap<string, number>;
};

/** The things that the email names, as subjects: those nearest to the reader and to the point first. */
export function namePhrases(email: Email): WeighedIdea[] {
  const mentions = new Map<string, number>();
  for (const word of email.words) mentions.set(stemOf(word), (mentions.get(stemOf(word)) ?? 0) + 1);
  const setting: Setting = {
    email,
    parties: partiesOf(email),
    company: findReaderCompany(email),
    seen: readRelevance(email).sentence,
    mentions,
  };
  const requests = new Set(
    email.sentences.filter((sentence) => !isQuestion(sentence) && splitRequest(sentence) !== null),
  );
  return findPhrases(email)
    .filter(({ opener, sentence }) => opener?.key !== 'your' || !requests.has(sentence))
    .filter((phrase) => !isBesidePoint(phrase, email))
    .flatMap((phrase) => ideaOf(phrase, setting))
    .toSorted((one, other) => other.weight - one.weight);
}

function stemOf({ key }: Word): string {
  return key.replace(/'s?$/u, '').replace(/s$/u, '');
}

function ideaOf(phrase: Phrase, setting: Setting): WeighedIdea[] {
  const { sender, addressee } = setting.parties;
  const { company } = setting;
  const keys = phrase.words.map(({ key }) => key.replace(/'s?$/u, ''));
  if (!isTelling(phrase) || keys.some((key) => sender.has(key) || addressee.has(key))) return [];
  const subject = phraseText(phrase, company);
  if (subject === null) return [];
  const ofCompany = company?.toLowerCase().split(/\s+/u) ?? [];
  const isTheirs =
    /\byour\b/iu.test(subject) ||
    keys.some((key) => ofCompany.includes(key)) ||
    isOfCompany(phrase);
  const hasFigure = /\p{N}/u.test(subject) || isFigure(phrase.opener);
  const reason = isTheirs
    ? 'About something of theirs.'
    : hasFigure
      ? 'A figure from the email itself.'
      : 'The thing the email is about.';
  return [{ subject, reason, weight: weightOf(phrase, isTheirs, hasFigure, setting) }];
}

function isOfCompany({ opener }: Phrase): boolean {
  return /^(?:its|their)$/u.test(opener?.key ?? '');
}

function weightOf(
  { opener, words, head, sentence }: Phrase,
  isTheirs: boolean,
  hasFigure: boolean,
  { email, seen, mentions }: Setting,
): number {
  const reasons: readonly (readonly [boolean, number])[] = [
    [isTheirs, 4],
    [opener?.key === 'your' && words.length === 1, -2],
    [hasFigure, 1.5],
    [words.some(({ text }) => /^\p{Lu}/u.test(text)), 1],
    [words.at(-1) !== head, 1],
    [sentence === seen, 2],
    [email.asks.some((ask) => ask.sentence === sentence), 1],
    [email.subjectWords.some((word) => stemOf(word) === stemOf(head)), 1.5],
    [/^(?:our|my)$/u.test(opener?.key ?? ''), -2],
  ];
  const again = ((mentions.get(stemOf(head)) ?? 1) - 1) * 0.7;
  return reasons.reduce((sum, [holds, worth]) => sum + (holds ? worth : 0), Math.min(2, again));
}
