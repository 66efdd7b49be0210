import { figuresIn } from './facts.ts';
import { stemOf } from './units.ts';
import { isVerb } from '../document/grammar.ts';
import type { Token } from '../document/language.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** How many and how often, from few to all. */
const quantifiers = [
  'some several few sometimes occasionally rarely seldom partly',
  'many often lots numerous plenty frequently regularly',
  'most mostly majority usually typically generally mainly normally largely',
  'all every everyone everybody everything always each forever completely entirely only',
].map(listed);
const all = quantifiers.length;

/** What time is counted in: to name another unit is to name another time. */
const timeUnits = listed('second minute hour day week fortnight month quarter year decade');

/** "every week" counts weeks, and "each other" and "that is all" nobody. */
function rankAt(tokens: readonly Token[], at: number): number {
  const next = tokens[at + 1];
  if (!next || next.key === 'other' || next.tag === 'NUM' || next.tag === 'PUNCT') return 0;
  if (timeUnits.has(next.lemma)) return 0;
  return quantifiers.findIndex((rank) => rank.has(tokens[at]?.key ?? '')) + 1;
}

function strongestOf(tokens: readonly Token[]): number {
  return Math.max(0, ...tokens.map((_, at) => rankAt(tokens, at)));
}

/** Whether a sentence speaks of all, or of none. */
export function saysAll(tokens: readonly Token[]): boolean {
  return strongestOf(tokens) === all || tokens.some(({ key }) => noOne.has(key));
}

/** Whether "some" became "all", or went from what it stood before. */
function countsMore(own: readonly Token[], written: readonly Token[]): boolean {
  const [mine, theirs] = [strongestOf(own), strongestOf(written)];
  if (theirs > mine && (mine > 0 || theirs === all)) return true;
  if (theirs > 0 || mine === 0) return false;
  const stems = new Set(written.map(({ lemma }) => stemOf(lemma)));
  return own.some((_, at) => {
    const rank = rankAt(own, at);
    const next = own.slice(at + 1).find(({ tag }) => tag === 'NOUN' || tag === 'VERB');
    return rank > 0 && rank < all && next !== undefined && stems.has(stemOf(next.lemma));
  });
}

/** "Do not hesitate", "whether or not", "why not": they turn nothing round. */
const idle = listed('hesitate or if only why');

const noOne = listed('never nobody none nothing');

const modals = listed(
  "'d may might could can would should maybe perhaps possibly potentially likely probably",
);
/** What leaves it open in other words: a chance, a wish, an aim. */
const unsure =
  /^(?:chance|possib|potential|seem|appear|hope|plan|try|aim|want|help|able|intend|consider|look|like)/u;

function isOpen(tokens: readonly Token[]): boolean {
  return tokens.some(({ key, lemma }) => modals.has(key) || unsure.test(lemma));
}

/** The verbs of "plan to open" or "may open", which say that it is not so yet. */
function heldBack(tokens: readonly Token[]): Set<string> {
  return new Set(
    tokens.flatMap((token, at) => {
      const before = tokens.slice(Math.max(0, at - 3), at);
      const [governor, to] = before.slice(-2);
      const isAim =
        to?.key === 'to' &&
        governor?.tag === 'VERB' &&
        !idle.has(governor.lemma) &&
        !isPassive(tokens, at - 2);
      const isHeld = before.some(({ key }) => modals.has(key)) || (isAim && isVerb(token));
      return isHeld && token.tag !== 'PRON' ? [stemOf(token.lemma), stemOf(token.key)] : [];
    }),
  );
}

/** "is designed to": somebody else's aim, and a fact by now. */
function isPassive(tokens: readonly Token[], at: number): boolean {
  return /ed$/u.test(tokens[at]?.key ?? '') && tokens[at - 1]?.lemma === 'be';
}

/** Whether what may be so, or is planned, is told as a fact. */
function turnsToFact(own: readonly Token[], written: readonly Token[]): boolean {
  if (isOpen(written)) return false;
  const [held, still] = [heldBack(own), heldBack(written)];
  return written.some(
    (token) =>
      token.tag === 'VERB' &&
      [token.lemma, token.key].map(stemOf).some((stem) => held.has(stem) && !still.has(stem)),
  );
}

const negators = listed("not n't nt never no nobody none neither cannot without nothing");
/** "Not", "isn't", and what is left of it where the apostrophe is. */
export function isNegator({ key }: Token): boolean {
  return (
    negators.has(key) ||
    /^(?:do|does|did|is|are|was|were|ca|wo|would|could|should|has|have|had)nt$/u.test(key)
  );
}

function negationsIn(tokens: readonly Token[]): number {
  return tokens.filter(
    (token, at) =>
      isNegator(token) &&
      !idle.has(tokens[at - 1]?.key ?? '') &&
      !idle.has(tokens[at + 1]?.key ?? ''),
  ).length;
}

const mostlySame = 0.85;

/** Whether one says what the other denies: nearly the same words, and a "not" that came or went. */
function negates(own: readonly Token[], written: readonly Token[]): boolean {
  if (negationsIn(own) % 2 === negationsIn(written) % 2) return false;
  const [mine, theirs] = [own, written].map(
    (tokens) =>
      new Set(
        tokens
          .filter(
            (token) =>
              /\p{L}/u.test(token.key) && !isNegator(token) && !/^(?:do|with)$/u.test(token.lemma),
          )
          .map(({ lemma }) => stemOf(lemma)),
      ),
  );
  const both = [...(mine ?? [])].filter((stem) => theirs?.has(stem)).length;
  return both >= mostlySame * Math.max(mine?.size ?? 0, theirs?.size ?? 0);
}

/** How a figure is bounded by the words before it. */
const bounds = Object.entries({
  'at most':
    'up to|at most|no[t]? (?:more|longer|over|later) than|maximum(?: of)?|within|as (?:much|many) as',
  'at least':
    'at least|no[t]? (?:less|fewer) than|minimum(?: of)?|(?:start|begin)(?:s|ing)? (?:at|from)',
  under: 'under|below|(?:less|fewer|lower|shorter|faster|cheaper) than|short of',
  over: 'over|above|beyond|(?:more|longer|higher|greater|larger|bigger) than|upwards of|in excess of',
  about: 'about|around|roughly|approximately|nearly|almost|some|close to|average of|perhaps',
}).map(([bound, words]) => [bound, new RegExp(`\\b(?:${words})$`, 'u')] as const);
/** What says no more than a bound does. */
const weaker: Readonly<Record<string, string>> = {
  none: 'none about at most',
  under: 'under at most',
  over: 'over at least',
};

type Figure = {
  readonly value: string;
  readonly bound: string;
  /** What it counts. */
  readonly noun: string | null;
  /** The name before it, which it is told of. */
  readonly owner: string | null;
};

const lookAhead = 4;

/** The figures of a sentence; "a day" is one of days. */
function figuresOf(tokens: readonly Token[]): Figure[] {
  let owner: string | null = null;
  return tokens.flatMap((token, at): Figure[] => {
    if (token.tag === 'PROPN') owner = token.key;
    const next = tokens.slice(at + 1, at + lookAhead);
    const isOne = /^an?$/u.test(token.key) && timeUnits.has(next[0]?.lemma ?? '');
    const [value] = isOne ? ['1'] : token.key === 'one' ? [] : figuresIn(token.text);
    if (value === undefined) return [];
    const before = tokens.slice(Math.max(0, at - 4), at).map(({ key }) => key);
    const found = bounds.find(([, words]) => words.test(before.join(' ').replace(/ ?[$€£]$/u, '')));
    const end = next.findIndex(
      ({ tag, key }) => tag === 'NUM' || (tag === 'PUNCT' && key !== '-' && key !== '%'),
    );
    const noun = (end === -1 ? next : next.slice(0, end)).find(
      ({ tag, lemma }) => tag === 'NOUN' && lemma !== 'percent',
    );
    return [{ value, bound: found?.[0] ?? 'none', noun: noun ? stemOf(noun.lemma) : null, owner }];
  });
}

/** Whether a figure counts another thing, is told of another, or lost the words that bounded it. */
function changesFigure(own: readonly Token[], written: readonly Token[]): boolean {
  const [mine, theirs] = [figuresOf(own), figuresOf(written)];
  const nouns = new Set(mine.map(({ noun }) => noun));
  const stems = new Set(own.map(({ lemma }) => stemOf(lemma)));
  const owners = (all: readonly Figure[], value: string) =>
    all.filter((one) => one.value === value).map(({ owner }) => owner);
  const names = new Set(written.filter(({ tag }) => tag === 'PROPN').map(({ key }) => key));
  return theirs.some(({ value, bound, noun, owner }) => {
    const same = mine.filter((one) => one.value === value);
    if (same.length === 0) return false;
    if (!same.some((one) => (weaker[one.bound] ?? one.bound).includes(bound))) return true;
    const isMoved = owners(mine, value).every((one) => one !== owner && names.has(one ?? ''));
    if (isMoved && mine.some((one) => one.owner === owner) && owner !== null) return true;
    if (noun === null || same.some((one) => one.noun === noun)) return false;
    return nouns.has(noun) || (same.every((one) => one.noun !== null) && !stems.has(noun));
  });
}

/** Whether a unit of time came whose stem is none of these. */
export function namesOtherTime(stems: ReadonlySet<string>, written: readonly Token[]): boolean {
  return written.some(({ lemma }) => timeUnits.has(lemma) && !stems.has(stemOf(lemma)));
}

/** Whether the same words mean another thing: a "not", a "may", an "about" or a "some" came or went, a figure moved. */
export function meansMore(own: readonly Token[], written: readonly Token[]): boolean {
  return (
    negates(own, written) ||
    changesFigure(own, written) ||
    countsMore(own, written) ||
    turnsToFact(own, written)
  );
}
