import { type Measure, figureOf, measuresIn, wordsIn } from './facts.ts';
import type { Sources } from './facts.ts';
import { stemOf } from './units.ts';
import { editorsWords } from '../lexicon/adopt/editors-words.ts';
import { everydayWords } from '../lexicon/adopt/everyday-words.ts';
import { measureUnits, timeUnits } from '../lexicon/adopt/measures.ts';
import { outcomes, promises } from '../lexicon/adopt/promises.ts';
import {
  type Bound,
  bounds,
  hedged,
  quantifiers,
  weakerBounds,
  weighty,
} from '../lexicon/adopt/strength.ts';
import { plainWords } from '../lexicon/wording/plain-words.ts';
import { wordyPhrases } from '../lexicon/wording/wordy-phrases.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';

/** What a word may be a form of: "tells" of "tell", "making" of "make". */
function baseForms(word: string): string[] {
  const bare = word.replace(/'s?$/u, '');
  const stems = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ly', 'r']
    .filter((ending) => bare.endsWith(ending) && bare.length > ending.length + 2)
    .map((ending) => bare.slice(0, -ending.length));
  return [
    bare,
    ...stems.flatMap((stem) => [
      stem,
      `${stem}e`,
      stem.replace(/(\p{L})\1$/u, '$1'),
      stem.replace(/i$/u, 'y'),
    ]),
  ];
}

const root = 5;

function isContent(word: string): boolean {
  return word.length > 2 && !/\p{N}/u.test(word) && !englishFunctionWords.has(word);
}

/** "maintenance" and "maintains" are of one kin: they have a key in common. */
function kinKeys(word: string): string[] {
  return [stemOf(word), word.slice(0, root)];
}

/** How much of what a sentence names has kin among these keys, from 0 to 1. */
function keptShare(own: readonly string[], kin: ReadonlySet<string>): number {
  const named = own.filter(isContent);
  const kept = named.filter((word) => kinKeys(word).some((key) => kin.has(key)));
  return named.length === 0 ? 1 : kept.length / named.length;
}

const plain: ReadonlySet<string> = new Set([
  ...everydayWords,
  ...editorsWords,
  ...[...Object.values(plainWords), ...Object.values(wordyPhrases)].flatMap((one) =>
    one.split(' '),
  ),
]);

const mostlyKept = 0.6;

const beforeVerb =
  /^(?:we|i|you|they|it|that|which|who|can|may|might|will|would|could|i'll|we'll|you'll|don't|not|to)$/u;

/** Whether a sentence that stands otherwise names something that neither the writer nor anything known does. */
function swapsWord(
  own: readonly string[],
  written: readonly string[],
  { stems }: Sources,
): boolean {
  if (keptShare(own, new Set(written.flatMap(kinKeys))) < mostlyKept) return false;
  const kin = new Set(own.flatMap(kinKeys));
  const isTold = (form: string) => englishFunctionWords.has(form) || stems.has(stemOf(form));
  const single = singleSwap(own, written);
  return written.some((word, at) => {
    if (!isContent(word) || isVerb(written[at - 1], word, written[at + 1])) return false;
    const forms = baseForms(word);
    if (forms.some(isTold) || kinKeys(word).some((key) => kin.has(key))) return false;
    return at === single || !forms.some((form) => plain.has(form));
  });
}

/** Where the one word stands that is another, and no plainer one for the writer's. */
function singleSwap(own: readonly string[], written: readonly string[]): number {
  const changed = own.flatMap((word, at) => (word === written[at] ? [] : [at]));
  const [at = -1] = changed;
  const isPlainer = baseForms(own[at] ?? '').some((form) => form in plainWords);
  return changed.length === 1 && own.length === written.length && !isPlainer ? at : -1;
}

function isVerb(before: string | undefined, word: string, after: string | undefined): boolean {
  if (/^\P{L}/u.test(after ?? '')) return true;
  return before !== undefined && beforeVerb.test(before) && !(before === 'to' && /s$/u.test(word));
}

/** Whether the sentence praises or promises in words that the writer has nowhere, or tells of another outcome. */
function promisesMore(
  own: readonly string[],
  written: readonly string[],
  { stems }: Sources,
): boolean {
  const text = written.join(' ');
  const isNew = (phrase: string) =>
    phrase.split(' ').some((word) => !baseForms(word).some((form) => stems.has(stemOf(form))));
  if (promises.some((kind) => (text.match(kind) ?? []).some(isNew))) return true;
  const mine = new Set(own);
  const kin = new Set(own.map(stemOf));
  return outcomes.some((kind) => {
    if ([...kind].some((word) => mine.has(word))) return false;
    return written.some((word) => kind.has(word) && !kin.has(stemOf(word)));
  });
}

/** Whether a figure got another unit or period, or a duration came that stands nowhere. */
function changesMeasure(
  own: readonly string[],
  written: readonly string[],
  { measures: elsewhere }: Sources,
  isAsked: boolean,
): boolean {
  const mine = measuresIn(own);
  const theirs = measuresIn(written);
  const bare = new Set(own.map(figureOf));
  const units = new Set(mine.map(({ unit }) => unit));
  const isTold = (measure: Measure) =>
    holds(mine, measure) || (bare.has(measure.count) && units.has(measure.unit));
  const came = theirs.filter((measure) => !isTold(measure));
  const gone = mine.filter((measure) => !holds(theirs, measure));
  return came.some((measure) => {
    if (gone.some((other) => isRival(measure, other))) return true;
    return !holds(elsewhere, measure) && !(isAsked && measure.count === '1');
  });
}

function holds(measures: readonly Measure[], { count, unit }: Measure): boolean {
  return measures.some((one) => one.count === count && one.unit === unit);
}

/** The same figure of something else, or another figure of time. */
function isRival(one: Measure, other: Measure): boolean {
  return one.count === other.count || (timeUnits.has(one.unit) && one.unit === other.unit);
}

/** A question, or an order that is put politely. */
const asks = (sentence: string) => /\?\s*$|\bplease\b/iu.test(sentence);

/**
 * Whether the writer's sentences say more in their new words: another measure, a bound or a "may" less, a promise, a
 * thing that nobody named. A question states little, and is asked how the editor likes.
 */
export function saysMore(
  own: readonly string[],
  written: readonly string[],
  sources: Sources,
): boolean {
  const [mine, theirs] = [wordsIn(own.join(' ')), wordsIn(written.join(' '))];
  const told = wordsIn(written.filter((one) => !asks(one)).join(' '));
  return (
    changesMeasure(mine, theirs, sources, told.length === 0) ||
    loosensFigure(mine, theirs) ||
    promisesMore(mine, theirs, sources) ||
    growsStronger(own.filter((one) => !asks(one)).map(wordsIn), told) ||
    swapsWord(mine, told, sources)
  );
}

type Figure = { readonly value: string; readonly bound: Bound | 'none' };

const kinds = Object.entries(bounds) as [Bound, RegExp][];

const lookBehind = 3;

/** Whether a figure lost its "about" or "up to", or got an "over" that the writer did not give it. */
function loosensFigure(own: readonly string[], written: readonly string[]): boolean {
  const mine = figuresOf(own);
  return figuresOf(written).some(({ value, bound }) => {
    const same = mine.filter((one) => one.value === value);
    return same.length > 0 && !same.some((one) => weakerBounds[one.bound].includes(bound));
  });
}

function figuresOf(words: readonly string[]): Figure[] {
  const ones = measuresIn(words).filter(({ count }) => count === '1');
  const durations = ones.map(({ at, unit }) => ({ value: `1 ${unit}`, bound: boundAt(words, at) }));
  const figures = words.flatMap((word, at): Figure[] => {
    const value = word === 'one' ? null : figureOf(word);
    return value === null ? [] : [{ value, bound: boundAt(words, at) }];
  });
  return [...durations, ...figures];
}

function boundAt(words: readonly string[], at: number): Bound | 'none' {
  const before = words.slice(Math.max(0, at - lookBehind), at).join(' ');
  return kinds.find(([, pattern]) => pattern.test(before))?.[0] ?? 'none';
}

const all = quantifiers.length;

const sameStatement = 0.5;

const units: ReadonlySet<string> = new Set(
  Object.values(measureUnits).flatMap((spellings) => spellings.split(' ')),
);

/** Whether in the new words of one of the sentences "some" became "all", or what may be so is so. */
function growsStronger(own: readonly (readonly string[])[], written: readonly string[]): boolean {
  const stems = new Set(written.map(stemOf));
  const kin = new Set(written.flatMap(kinKeys));
  const theirs = strongest(written);
  const isGuarded = theirs > 0 || hedged.test(written.join(' '));
  return own.some((words) => {
    if (keptShare(words, kin) < sameStatement) return false;
    const mine = strongest(words);
    if (theirs > mine && (mine > 0 || theirs === all)) return true;
    if (isGuarded) return false;
    return weighty.test(words.join(' ')) || counted(words).some((stem) => stems.has(stem));
  });
}

function strongest(words: readonly string[]): number {
  return Math.max(0, ...words.map((word, at) => rankOf(word, words[at + 1])));
}

/** "every week" counts weeks, and "each other" nobody: they leave nobody out. */
function rankOf(word: string, next = ''): number {
  if (units.has(next) || next === 'other') return 0;
  return quantifiers.findIndex((rank) => rank.has(word)) + 1;
}

/** What the writer's "some" or "usually" stands before. */
function counted(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const rank = rankOf(word, words[at + 1]);
    const next = words.slice(at + 1, at + 4).find(isContent);
    return rank === 0 || rank === all || next === undefined ? [] : [stemOf(next)];
  });
}
