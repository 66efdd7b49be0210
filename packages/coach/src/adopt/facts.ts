import { type Block, type Unit, plainText, stemOf } from './units.ts';
import type { Email, ProtectedKind, ProtectedToken, Stretch, Word } from '../document/email.ts';
import { overlaps, stretchOf } from '../document/stretch.ts';
import { everydayWords } from '../lexicon/adopt/everyday-words.ts';
import { measureUnits, nearby, oneOf, timeUnits } from '../lexicon/adopt/measures.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { sentenceStarters } from '../lexicon/words/sentence-starters.ts';

type Place = { readonly start: number; readonly end: number };

/** Whether a place overlaps one of these, which are in reading order; to be asked in reading order. */
export function touching(places: readonly Place[]): (place: Place) => boolean {
  let at = 0;
  return (place) => {
    while ((places[at]?.end ?? Infinity) <= place.start) at += 1;
    const next = places[at];
    return next !== undefined && overlaps(next, place);
  };
}

/** The tokens of the body that lie in the unit. */
export function tokensIn(email: Email, { start, end }: Unit): ProtectedToken[] {
  return email.protectedTokens.filter(
    (token) => token.field === 'body' && token.start >= start && token.end <= end,
  );
}

/** What stands for one thing only: with another in its place the sentence says something else. */
const exact: readonly ProtectedKind[] = ['number', 'date', 'link', 'email_address'];

/** Figures, dates and links for which the written words have others: "30" became "40", or two changed places. */
export function changedTokens(
  own: readonly ProtectedToken[],
  written: readonly ProtectedToken[],
): ProtectedToken[] {
  return exact.flatMap((kind) => {
    const before = own.filter((token) => token.kind === kind);
    const after = written.filter((token) => token.kind === kind);
    const lost = before.filter((token) => !after.some((other) => isSame(token, other)));
    const came = after.filter((token) => !before.some((other) => isSame(token, other)));
    return lost.length > 0 && came.length > 0 ? lost : [];
  });
}

function isSame(one: ProtectedToken, other: ProtectedToken): boolean {
  if (one.text.toLowerCase() === other.text.toLowerCase()) return true;
  const [mine, theirs] = [one, other].map(({ text }) => figuresIn(text).sort().join(' '));
  return one.kind === 'number' && mine !== '' && mine === theirs;
}

const negation =
  /\b(?:(?:do |does |did )?not|never|no longer|cannot|nobody|none|neither)\b|\b(?:do|does|did)n['’]t\b|n['’]t\b/giu;

/** Courtesies and asks with a "not" that turns nothing round. */
const courtesy =
  /\b(?:do not|don['’]t) hesitate\b|\bwhether or not\b|\bif not\b|\bnot only\b|\bwhy not\b|\b(?:would|could|do|did|is|are|have|has)n['’]t (?:you|it|that|this)\b/giu;

const word = /\p{L}[\p{L}'’]*/gu;

const mostlySame = 0.85;

/** Whether one says what the other denies: nearly the same words, and a "not" that came or went. */
function negates(own: string, written: string): boolean {
  if (negationsIn(own) % 2 === negationsIn(written) % 2) return false;
  const [before, after] = [stemsIn(own), stemsIn(written)];
  const both = [...before].filter((stem) => after.has(stem)).length;
  return tellingStems(written).length > 0 && both >= mostlySame * Math.max(before.size, after.size);
}

function negationsIn(text: string): number {
  return text.replace(courtesy, ' ').match(negation)?.length ?? 0;
}

function stemsIn(text: string): Set<string> {
  const plain = text.replace(negation, ' ').toLowerCase();
  return new Set((plain.match(word) ?? []).map(stemOf));
}

const anyWord = /\p{L}[\p{L}'’]*/gu;

const blank = /\[fill in[^\]\n]{0,120}\]/giu;

const everyday: ReadonlySet<string> = new Set([...everydayWords].map(stemOf));

/** The words of a text that state something, each once and in its base form. */
export function tellingStems(text: string): string[] {
  const words = text.replace(blank, ' ').toLowerCase().replaceAll('’', "'").match(anyWord) ?? [];
  const stems = words.filter((one) => !englishFunctionWords.has(one)).map(stemOf);
  return [...new Set(stems)].filter((stem) => stem.length > 1 && !everyday.has(stem));
}

const capital = /^\p{Lu}\p{Ll}/u;

/**
 * Words that are names to nobody who wants proof: in "Ask Jenny Smith" nearly each has a capital, and any sentence
 * begins with one. Where a fact needs a source, an unknown word with a capital is a name until somebody has heard of
 * it; the first of a sentence only beside another.
 */
export function hiddenNames({ body, sentences }: Email, sources: Sources): Stretch[] {
  const isUnknown = ({ text, key }: Word) => capital.test(text) && !isKnown(key, sources);
  return sentences.flatMap(({ words }) =>
    words
      .filter((word, at) => {
        if (!isUnknown(word)) return false;
        const next = words[at + 1];
        const isPair = next && isUnknown(next) && body.slice(word.end, next.start) === ' ';
        return isPair || !opens(body, words[at - 1], word);
      })
      .map(({ start, end, text }) =>
        stretchOf(body, start, end - (/['’]s$/u.exec(text)?.[0].length ?? 0)),
      ),
  );
}

function opens(body: string, before: Word | undefined, { start }: Word): boolean {
  return !before || /[^\p{L}\p{N},;'’ -]/u.test(body.slice(before.end, start));
}

function isKnown(key: string, { stems }: Sources): boolean {
  const bare = key.replace(/'s$/u, '');
  const stem = stemOf(bare);
  return (
    [sentenceStarters, englishFunctionWords, genericWords].some((list) => list.has(bare)) ||
    everyday.has(stem) ||
    stems.has(stem)
  );
}

/** Names and figures that changed places: each is still there, and belongs to another. */
function swapsTokens(own: readonly ProtectedToken[], written: readonly ProtectedToken[]): boolean {
  const [before, after] = [own, written].map((tokens) =>
    tokens.filter(({ kind }) => kind === 'name' || kind === 'number' || kind === 'date'),
  );
  if (!before || !after || before.length !== after.length) return false;
  if (before.some(({ kind }, at) => after[at]?.kind !== kind)) return false;
  if (!before.every((token) => after.some((other) => isSame(token, other)))) return false;
  const moved = new Set(
    before.flatMap((token, at) => {
      const other = after[at];
      return other && !isSame(token, other) ? [token.kind === 'name' ? 'name' : 'figure'] : [];
    }),
  );
  return (
    moved.size === 1 && before.some(({ kind }) => !moved.has(kind === 'name' ? 'name' : 'figure'))
  );
}

/** "from 8 seconds to 2" became "from 2 seconds to 8": a figure counts what another counted. */
function swapsUnits(
  own: readonly (ProtectedToken & { readonly next: string })[],
  written: readonly (ProtectedToken & { readonly next: string })[],
): boolean {
  return written.some((token) => {
    const same = own.find((other) => isSame(other, token));
    if (!same || token.next === '' || same.next === token.next) return false;
    return own.some((other) => !isSame(other, token) && other.next === token.next);
  });
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const others: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
]);

const scales: ReadonlyMap<string, number> = new Map([
  ['k', 1_000],
  ['thousand', 1_000],
  ['m', 1_000_000],
  ['million', 1_000_000],
  ['bn', 1_000_000_000],
  ['billion', 1_000_000_000],
]);

const spelt: ReadonlyMap<string, number> = new Map([
  ...units.map((figureWord, at) => [figureWord, at] as const),
  ...tens.map((figureWord, at) => [figureWord, 20 + at * 10] as const),
  ...tens.flatMap((ten, at) =>
    units.slice(1, 10).map((unit, one) => [`${ten}-${unit}`, 21 + at * 10 + one] as const),
  ),
  ...others,
]);

const figure =
  /([$€£¥]|\b(?:usd|eur|gbp)\s?)?\s?(\d{1,15}(?:[.,]\d{1,15}){0,6})\s?(%|percent\b|per cent\b|[€£]|(?:k|m|bn|thousand|million|billion|x)\b|(?:euros?|pounds?|dollars?)\b)?/giu;

const figureWord = /\p{L}{1,20}(?:-\p{L}{1,20})?/gu;

/** The figures of a text in one spelling each: "1,200" and "1200", "three" and "3", "30 %" and "30 percent". */
export function figuresIn(text: string): string[] {
  const written = Array.from(
    text.toLowerCase().matchAll(figure),
    ([, before = '', digits = '', after = '']) => {
      const scale = scales.get(after.trim());
      const value = valueOf(digits);
      const scaled = scale === undefined ? value : String(Number(value) * scale);
      return scaled + markOf(before.trim(), after.trim());
    },
  );
  const words = text.toLowerCase().replace(figure, ' ').match(figureWord) ?? [];
  const bare = words.flatMap((one) => {
    const value = spelt.get(one);
    return value === undefined ? speltAlone(one) : [String(value)];
  });
  return [...new Set([...written, ...bare, ...written.map((one) => one.replace(/[a-z]+$/u, ''))])];
}

/** "twice" and "half" are figures of their own. */
function speltAlone(one: string): string[] {
  return /^(?:twice|half)$/u.test(one) ? [one] : [];
}

function valueOf(digits: string): string {
  return /^\d{1,3}(?:,\d{3})+$/u.test(digits) ? digits.replaceAll(',', '') : digits;
}

/** A share is no amount, and neither is money a count. */
function markOf(before: string, after: string): string {
  if (/^(?:%|per)/u.test(after)) return '%';
  const currency = currencyOf(before) || currencyOf(after);
  if (currency !== '') return currency;
  return after === 'x' ? 'x' : '';
}

function currencyOf(sign: string): string {
  if (/[$]|usd|dollar/u.test(sign)) return 'dollars';
  if (/€|eur/u.test(sign)) return 'euros';
  if (/£|gbp|pound/u.test(sign)) return 'pounds';
  return sign === '¥' ? 'yen' : '';
}

/** The same words with another meaning: a "not" too few, a figure with another's name. */
export function isTurnedRound(block: Block, own: Email, written: Email): boolean {
  const [before, after] = [block.own, block.written].map((units) =>
    units.map(({ text }) => text).join(' '),
  );
  if (negates(before ?? '', after ?? '')) return true;
  const mine = tokensOf(own, block.own);
  const theirs = tokensOf(written, block.written);
  return (
    swapsTokens(
      withNames(own, block.own, mine, theirs),
      withNames(written, block.written, theirs, mine),
    ) || swapsUnits(figuresOf(own, mine), figuresOf(written, theirs))
  );
}

function tokensOf(email: Email, units: readonly Unit[]): ProtectedToken[] {
  return units.flatMap((unit) => tokensIn(email, unit));
}

/** A name at the head of a sentence is known for one by the other text. */
function withNames(
  { body }: Email,
  units: readonly Unit[],
  tokens: readonly ProtectedToken[],
  others: readonly ProtectedToken[],
): ProtectedToken[] {
  const heads = units.flatMap(({ start }) =>
    others
      .filter(({ kind, text }) => kind === 'name' && body.startsWith(text, start))
      .slice(0, 1)
      .map((name) => ({ ...name, start, end: start + name.text.length })),
  );
  const known = heads.filter((head) => !tokens.some((token) => overlaps(token, head)));
  return [...tokens, ...known].sort((one, other) => one.start - other.start);
}

/** The figures, each with the word it counts. */
function figuresOf({ body }: Email, tokens: readonly ProtectedToken[]) {
  return tokens
    .filter(({ kind }) => kind === 'number')
    .map((token) => {
      const [next = ''] = /^[ -]\p{L}{3,20}/u.exec(body.slice(token.end, token.end + 24)) ?? [];
      return { ...token, next: stemOf(next.slice(1).toLowerCase()) };
    });
}

const wordOrFigure = /[$€£]?\p{N}{1,15}(?:[.,]\p{N}{1,15}){0,6}%?|\p{L}+(?:['-]\p{L}+)*/gu;

const anyBlank = /\[fill in[^\]\n]{0,120}\]/giu;

/** The words and figures of a text in lower case; "9-hour" is two of them, "10k" as well. */
export function wordsIn(text: string): string[] {
  return plainText(text).replace(anyBlank, ' ').toLowerCase().match(wordOrFigure) ?? [];
}

/** "9 hours" is 9 of hours, "weekly" and "a week" are 1 of weeks, "last year" is the year that is last. */
export type Measure = { readonly count: string; readonly unit: string; readonly at: number };

const unitOf: ReadonlyMap<string, string> = new Map(
  Object.entries(measureUnits).flatMap(([unit, spellings]) =>
    spellings.split(' ').map((spelling) => [spelling, unit] as const),
  ),
);

/** The figures of a text with their units, and the bare durations, periods and dates that go without a figure. */
export function measuresIn(words: readonly string[]): Measure[] {
  return words.flatMap((word, at): Measure[] => {
    const unit = unitOf.get(word);
    if (unit === undefined) return [];
    if (timeUnits.has(unit) && /ly$|^annual$/u.test(word)) return [{ count: '1', unit, at }];
    const before = words[at - 1] ?? '';
    const figure = figureOf(before);
    if (figure !== null && !oneOf.has(before)) return [{ count: figure, unit, at: at - 1 }];
    if (oneOf.has(before)) return [{ count: '1', unit, at: at - 1 }];
    if (timeUnits.has(unit) && nearby.has(before))
      return [{ count: before === 'past' ? 'last' : before, unit, at: at - 1 }];
    return [];
  });
}

export function figureOf(word: string): string | null {
  return figuresIn(word)[0] ?? null;
}

/** Everything that a fact may come from, read once. */
export type Sources = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  readonly measures: readonly Measure[];
};
