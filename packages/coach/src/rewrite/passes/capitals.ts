import type { Email, Word } from '../../document/email.ts';
import { knownNames } from '../../lexicon/briefs/known-names.ts';
import { titles } from '../../lexicon/tones/greetings-by-tone.ts';
import { acronyms } from '../../lexicon/words/acronyms.ts';
import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { genericWords } from '../../lexicon/words/generic-words.ts';
import { massNouns } from '../../lexicon/words/mass-nouns.ts';
import { shouting } from '../../rules/shouting.ts';
import { type Candidate, wording } from '../edit.ts';
import { capitalise } from '../wording.ts';

const shoutedWords: ReadonlySet<string> = new Set(
  'ALL ALWAYS AMAZING BEST BIG EVERY EVER FAST FREE GREAT GUARANTEE GUARANTEED HUGE IMPORTANT INCREDIBLE LIMITED MUST NEVER NEW NOT NOW ONLY PLEASE REALLY SAVE TODAY TOP URGENT VERY ZERO'.split(
    ' ',
  ),
);

/** "GO HAWKS!" is a call, and stays one. */
const longestSlogan = 4;

function reason(count: string): string {
  return `${count} reads as shouting to someone who does not know you.`;
}

const jobs: ReadonlySet<string> = new Set('ACT BOOK BUY CALL CLICK LOVE ORDER REPLY'.split(' '));

/** "ACT NOW": beside a shouted word a job is shouted too; alone it may be a name. */
function isShouted({ text }: Word, at: number, words: readonly Word[]): boolean {
  const beside = [words[at - 1], words[at + 1]];
  return (
    shoutedWords.has(text) ||
    (jobs.has(text) && beside.some((other) => shoutedWords.has(other?.text ?? '')))
  );
}

function lowerShoutedWords(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) =>
    sentence.words.filter(isShouted).map(({ start, end, text }) => {
      const lower = text.toLowerCase();
      const opens = start === sentence.start;
      return {
        field: 'body' as const,
        start,
        end,
        after: opens ? text.slice(0, 1) + lower.slice(1) : lower,
        rule: shouting.id,
        reason: reason(`“${text}”`),
      };
    }),
  );
}

/** One exclamation mark is warm; a second becomes a full stop and "!!" becomes "!". */
function quietenMarks(email: Email): Candidate[] {
  let seen = 0;
  return email.sentences.flatMap((sentence) => {
    const marks = /[!?]+$/u.exec(sentence.text)?.[0];
    if (!marks || marks === '?') return [];
    const isQuestion = marks.includes('?');
    if (!isQuestion) seen += 1;
    const isSlogan = sentence.words.length <= longestSlogan && !/\p{Ll}/u.test(sentence.text);
    const after = isQuestion ? '?' : seen === 1 || isSlogan ? '!' : '.';
    if (after === marks) return [];
    const end = sentence.end;
    return [
      {
        field: 'body' as const,
        start: end - marks.length,
        end,
        after,
        rule: shouting.id,
        reason: reason(marks.length > 1 ? `“${marks}”` : 'More than one exclamation mark'),
      },
    ];
  });
}

export function calmShouting(email: Email): Candidate[] {
  return [...lowerShoutedWords(email), ...quietenMarks(email)];
}

/** Fewer words in capitals are a slogan or a name. */
const fewestWords = 5;
const shouted = /^\P{Ll}*\p{Lu}\P{Ll}*$/u;
const place = /^(?:in|from|near)$/u;
const afterPlace = /^(?:and|with|since|where|for|to|on|by)$/u;
const noCode = /^[\p{L}'’-]+$/u;

type Shouting = { readonly start: number; readonly end: number; readonly words: readonly Word[] };

function isInCapitals({ words }: Shouting): boolean {
  return (
    words.length >= fewestWords &&
    words.every(({ text }) => shouted.test(text) || /^\P{L}+$/u.test(text))
  );
}

/** The parts of words that stand elsewhere with small letters, as they are written there. */
function namesIn(email: Email): ReadonlyMap<string, string> {
  const spelt = email.protectedTokens
    .filter(({ kind, text }) => kind === 'name' && /\p{Ll}/u.test(text))
    .flatMap(({ text }) => text.split(/\s+/u));
  return new Map(spelt.map((name) => [name.toLowerCase(), name]));
}

/** "IN GUANGZHOU WITH": where a place is named. */
function isPlace({ body }: Email, words: readonly Word[], at: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !place.test(words[at - 1]?.key ?? '')) return false;
  const isOrdinary = [englishFunctionWords, genericWords, massNouns].some((list) =>
    list.has(word.key),
  );
  const isLast = !next || /[.,;]/u.test(body.slice(word.end, next.start));
  return !isOrdinary && noCode.test(word.text) && (isLast || afterPlace.test(next.key));
}

function calmed(
  email: Email,
  { start, end, words }: Shouting,
  names: ReadonlyMap<string, string>,
): string {
  let text = '';
  let from = start;
  words.forEach((word, at) => {
    const { key } = word;
    const isKept =
      !/\p{L}/u.test(word.text) ||
      /\p{N}/u.test(word.text) ||
      /^i(?:['’]|$)/u.test(key) ||
      (acronyms.has(key) && !englishFunctionWords.has(key) && !titles.has(key));
    const small = word.text.toLowerCase();
    const isNamed = knownNames.has(key) || titles.has(key) || isPlace(email, words, at);
    text += email.body.slice(from, word.start);
    text += isKept ? word.text : (names.get(key) ?? (isNamed ? capitalise(small) : small));
    from = word.end;
  });
  return capitalise(text + email.body.slice(from, end));
}

/** "BEST REGARDS," → "Best regards," */
function calmClose({ signOff }: Email): Candidate[] {
  if (!signOff || !/^(?!\P{L}*\p{L}{1,2}\P{L}*$)\P{Ll}*$/u.test(signOff.text)) return [];
  const { start, end, text } = signOff;
  const reason = 'Capitals throughout read as shouting.';
  return [
    { field: 'body', start, end, after: capitalise(text.toLowerCase()), rule: wording, reason },
  ];
}

/** Sentences in capitals throughout are said in small letters; what the coach knows for a name keeps its capital. */
export function calmCapitals(email: Email): Candidate[] {
  const names = namesIn(email);
  const calm = email.sentences.filter(isInCapitals).flatMap((sentence) => {
    const { start, end } = sentence;
    const after = calmed(email, sentence, names);
    const reason =
      'Capitals throughout read as shouting. Look at the names: the coach cannot tell each of them from a word.';
    return after === email.body.slice(start, end)
      ? []
      : [{ field: 'body' as const, start, end, after, rule: wording, reason }];
  });
  return calm.length === 0 ? [] : [...calm, ...calmClose(email)];
}
