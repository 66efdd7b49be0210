import words from '../../data/words/statements.json' with { type: 'json' };
import { figuresIn } from './facts.ts';
import { stemOf } from './units.ts';
import type { Token } from '../document/language.ts';

/** How many and how often, from few to all. */
const quantities = words.quantities.map((rank) => new Set(rank.split(' ')));
const all = quantities.length;
const noOne = new Set(words.noOne);
/** What time is counted in: to name another unit is to name another time. */
const timeUnits = new Set(words.timeUnits);
const modals = new Set(words.modals);
const aims = new Set(words.aims);
const negators = new Set(words.negators);
/** "Do not hesitate", "whether or not", "why not": they turn nothing round. */
const idle = new Set(words.idle);

/** "Not", "isn't", and what is left of it where the apostrophe is. */
export function isNegator({ key }: Token): boolean {
  return (
    negators.has(key) ||
    /^(?:do|does|did|is|are|was|were|ca|wo|would|could|should|has|have|had)nt$/u.test(key)
  );
}

/** "every week" counts weeks, and "each other" and "that is all" nobody. */
function quantityAt(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  if (!next || next.key === 'other' || next.tag === 'NUM' || next.tag === 'PUNCT') return 0;
  if (timeUnits.has(next.lemma)) return 0;
  return quantities.findIndex((rank) => rank.has(tokens[at]?.key ?? '')) + 1;
}

function mostOf(tokens: readonly Token[]): number {
  return Math.max(0, ...tokens.map((_, at) => quantityAt(tokens, at)));
}

/** Whether a sentence speaks of all, or of none. */
export function saysAll(tokens: readonly Token[]): boolean {
  return mostOf(tokens) === all || tokens.some(({ key }) => noOne.has(key));
}

/** Whether "some" became "all". */
function countsMore(own: readonly Token[], written: readonly Token[]): boolean {
  const [mine, theirs] = [mostOf(own), mostOf(written)];
  return theirs > mine && (mine > 0 || theirs === all);
}

function isHedge(tokens: readonly Token[], at: number): boolean {
  const { key = '', lemma = '', tag } = tokens[at] ?? {};
  const isAim = tag === 'VERB' && aims.has(lemma) && tokens[at + 1]?.key === 'to';
  return modals.has(key) || isAim;
}

function isPart(tokens: readonly Token[], at: number): boolean {
  return quantityAt(tokens, at) % all > 0;
}

/** Words that say "not surely" or "not all", and of what: of a deed, or of a thing as well. */
const limits = [
  [isHedge, ['VERB']],
  [isPart, ['VERB', 'NOUN']],
] as const;
const reach = 3;

/** Whether the verb or noun that a "may" or a "some" stood before is told without one. */
function dropsLimit(own: readonly Token[], written: readonly Token[]): boolean {
  return limits.some(([isLimit, tags]) => {
    if (written.some((_, at) => isLimit(written, at))) return false;
    const limited = own.flatMap((_, at) =>
      isLimit(own, at) ? own.slice(at + 1, at + 1 + reach) : [],
    );
    const stems = new Set(limited.flatMap(({ lemma, key }) => [stemOf(lemma), stemOf(key)]));
    return written.some(
      ({ tag, lemma }) => tags.some((one) => one === tag) && stems.has(stemOf(lemma)),
    );
  });
}

function negationsIn(tokens: readonly Token[]): number {
  return tokens.filter((token, at) => {
    const around = [tokens[at - 1]?.key ?? '', tokens[at + 1]?.key ?? ''];
    return isNegator(token) && !around.some((key) => idle.has(key));
  }).length;
}

const mostlySame = 0.85;

/** Whether one says what the other denies: nearly the same words, and a "not" that came or went. */
function negates(own: readonly Token[], written: readonly Token[]): boolean {
  if (negationsIn(own) % 2 === negationsIn(written) % 2) return false;
  const [mine, theirs] = [wordsOf(own), wordsOf(written)];
  const both = [...mine].filter((stem) => theirs.has(stem)).length;
  return both >= mostlySame * Math.max(mine.size, theirs.size);
}

function wordsOf(tokens: readonly Token[]): Set<string> {
  const words = tokens.filter((token) => /\p{L}/u.test(token.key) && !isNegator(token));
  return new Set(
    words.map(({ lemma }) => stemOf(lemma)).filter((stem) => !/^(?:do|with)$/u.test(stem)),
  );
}

/** How a figure is bounded by the words before it. */
const bounds = Object.entries(words.bounds).map(
  ([bound, ways]) => [bound, new RegExp(`\\b(?:${ways})$`, 'u')] as const,
);
/** What says no more than a bound does. */
const weaker: Readonly<Record<string, string>> = {
  none: 'about at most',
  under: 'at most',
  over: 'at least',
};

type Figure = {
  readonly value: string;
  readonly bound: string;
  /** What it counts. */
  readonly noun: string | null;
  /** The name before it, which it is told of. */
  readonly owner: string | null;
};

/** The figures of a sentence; "a day" is one of days. */
function figuresOf(tokens: readonly Token[]): Figure[] {
  let owner: string | null = null;
  return tokens.flatMap((token, at): Figure[] => {
    if (token.tag === 'PROPN') owner = token.key;
    const next = tokens.slice(at + 1, at + 1 + reach);
    const isOne = /^an?$/u.test(token.key) && timeUnits.has(next[0]?.lemma ?? '');
    const [value] = isOne ? ['1'] : token.key === 'one' ? [] : figuresIn(token.text);
    if (value === undefined) return [];
    const before = tokens
      .slice(Math.max(0, at - 4), at)
      .map(({ key }) => key)
      .join(' ')
      .replace(/ ?[$€£]$/u, '');
    const [bound = 'none'] = bounds.find(([, words]) => words.test(before)) ?? [];
    const end = next.findIndex(
      ({ tag, key }) => tag === 'NUM' || (tag === 'PUNCT' && key !== '-' && key !== '%'),
    );
    const counted = next.slice(0, end === -1 ? reach : end);
    const noun = counted.find(({ tag, lemma }) => tag === 'NOUN' && lemma !== 'percent');
    return [{ value, bound, noun: noun ? stemOf(noun.lemma) : null, owner }];
  });
}

/** Whether a figure counts another thing, is told of another, or lost the words that bounded it. */
function changesFigure(own: readonly Token[], written: readonly Token[]): boolean {
  const mine = figuresOf(own);
  const stems = wordsOf(own);
  const names = new Set<string | null>(
    written.flatMap(({ tag, key }) => (tag === 'PROPN' ? [key] : [])),
  );
  return figuresOf(written).some(({ value, bound, noun, owner }) => {
    const same = mine.filter((one) => one.value === value);
    if (same.length === 0) return false;
    const isBounded = same.some((one) => one.bound === bound || weaker[one.bound]?.includes(bound));
    if (!isBounded) return true;
    const isMoved = same.every((one) => one.owner !== owner && names.has(one.owner));
    if (isMoved && owner !== null && mine.some((one) => one.owner === owner)) return true;
    if (noun === null || same.some((one) => one.noun === noun)) return false;
    const isNew = same.every((one) => one.noun !== null) && !stems.has(noun);
    return isNew || mine.some((one) => one.noun === noun);
  });
}

/** Whether a unit of time came whose stem is none of these. */
export function namesOtherTime(stems: ReadonlySet<string>, written: readonly Token[]): boolean {
  return written.some(({ lemma }) => timeUnits.has(lemma) && !stems.has(stemOf(lemma)));
}

/** Whether the same words mean another thing: a "not", a "may", an "about" or a "some" came or went, a figure moved. */
export function meansMore(own: readonly Token[], written: readonly Token[]): boolean {
  return [negates, changesFigure, countsMore, dropsLimit].some((differs) => differs(own, written));
}
