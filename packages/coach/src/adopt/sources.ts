import {
  type Sources,
  figuresIn,
  hiddenNames,
  measuresIn,
  tellingStems,
  touching,
  wordsIn,
} from './facts.ts';
import { plainText, stemOf } from './units.ts';
import type { Email, ProtectedToken, Sentence } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { findLinks } from '../document/protected-tokens.ts';
import { overlaps, stretchOf } from '../document/stretch.ts';
import type { Draft, Field } from '../draft.ts';
import { claimFamilies, claimWords } from '../lexicon/adopt/claims.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { sentenceStarters } from '../lexicon/words/sentence-starters.ts';

const word = /[\p{L}\p{N}]+(?:['&][\p{L}\p{N}]+)*/gu;

const joined = /(\d)([ap]m)\b/gu;

const ordinal = /(\d)(?:st|nd|rd|th)\b/gu;

const longForms: ReadonlyMap<string, string> = new Map(
  'mon:monday tue:tuesday tues:tuesday wed:wednesday weds:wednesday thu:thursday thur:thursday thurs:thursday fri:friday sat:saturday sun:sunday jan:january feb:february mar:march apr:april jun:june jul:july aug:august sep:september sept:september oct:october nov:november dec:december'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

function wordsOf(text: string): string[] {
  const apart = text.toLowerCase().replace(joined, '$1 $2').replace(ordinal, '$1');
  const words = apart.match(word) ?? [];
  return words.flatMap((one) => {
    const bare = one.replace(/'s?$/u, '');
    return [bare, longForms.get(bare) ?? bare];
  });
}

/** Two spellings of one address. */
function plainLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^(?:mailto:|https?:\/\/)?(?:www\.)?/u, '')
    .replace(/\/$/u, '');
}

export function sourcesOf({ subject, body }: Draft, known: readonly string[]): Sources {
  return sourcesIn([subject ?? '', body, ...known].join('\n\n'));
}

export function sourcesIn(text: string): Sources {
  const plain = plainText(text).toLowerCase();
  const words = new Set(wordsOf(plain));
  const { links, addresses } = findLinks(text);
  const targets = Array.from(text.matchAll(/https?:\/\/[^\s"'<>()]{1,2000}/gu), ([link]) => link);
  return {
    text: plain,
    words,
    stems: new Set([...words].map(stemOf)),
    figures: new Set(figuresIn(plain)),
    measures: measuresIn(wordsIn(plain)),
    links: new Set(
      [...links, ...addresses]
        .map(({ text: link }) => plainLink(link))
        .concat(targets.map(plainLink)),
    ),
  };
}

/** Whether the sources hold what the token says. */
export function isTraceable(
  sources: Sources,
  { kind, text }: Pick<ProtectedToken, 'kind' | 'text'>,
): boolean {
  const plain = plainText(text).toLowerCase();
  if (kind === 'blank')
    return (plain.match(/\p{N}+/gu) ?? []).every((run) => sources.words.has(run));
  if (kind === 'link' || kind === 'email_address') return sources.links.has(plainLink(text));
  if (kind === 'merge_tag') return sources.text.includes(plain);
  if (kind === 'quotation') {
    const inside = plain.replace(/^[«»‹›"']+|[«»‹›"'.,!?]+$/gu, '').trim();
    return sources.text.includes(inside);
  }
  if (kind === 'number') return figuresIn(plain).every((figure) => sources.figures.has(figure));
  return wordsOf(plain).every((one) => holdsWord(sources, one));
}

function holdsWord({ words, figures }: Sources, one: string): boolean {
  if (words.has(one)) return true;
  return /^\p{N}+$/u.test(one) && figuresIn(one).every((figure) => figures.has(figure));
}

const fewSpelt = /^(?:two|three|four|five)$/iu;

const ofText =
  /^ (?:\p{L}+ )?(?:kinds?|ways?|things?|options?|questions?|reasons?|points?|ideas?|sentences?|lines?|words?)\b/iu;

const lowerWord = /[\p{L}\p{N}]+/gu;

/** "two questions" counts what the text itself says. */
function countsOwnWords(text: string, { kind, end, text: count }: ProtectedToken): boolean {
  return kind === 'number' && fewSpelt.test(count) && ofText.test(text.slice(end, end + 40));
}

/** The facts between two offsets of a field that no source holds, in reading order; every digit counts as one. */
export function untracedIn(
  email: Email,
  { field, start, end }: { readonly field: Field; readonly start: number; readonly end: number },
  sources: Sources,
): ProtectedToken[] {
  const tokens = email.protectedTokens.filter(
    (token) => token.field === field && token.start >= start && token.end <= end,
  );
  const part = (email[field] ?? '').slice(start, end);
  const digits = Array.from(part.matchAll(lowerWord), ({ index, 0: text }): ProtectedToken => {
    const at = start + index;
    return { field, kind: 'number', start: at, end: at + text.length, text };
  }).filter(({ text }) => /\p{N}/u.test(text));
  const cut = digits.filter((one) => !isInside(one, tokens));
  const whole = tokens.filter((token) => !cut.some((one) => overlaps(one, token)));
  const strays = digits.filter((one) => !isInside(one, whole));
  const text = email[field] ?? '';
  return [
    ...whole.filter((token) => !isTraceable(sources, token) && !countsOwnWords(text, token)),
    ...strays.filter((stray) => !isHeld(sources, stray.text)),
  ].sort((one, other) => one.start - other.start);
}

function isInside(one: ProtectedToken, tokens: readonly ProtectedToken[]): boolean {
  return tokens.some(({ start, end }) => start <= one.start && one.end <= end);
}

/** "2GB" is "2 GB". */
function isHeld({ words, figures }: Sources, stray: string): boolean {
  if (words.has(stray.toLowerCase())) return true;
  const runs = stray.match(/\p{N}+/gu) ?? [];
  return runs.length === 1 && figures.has(runs[0]);
}

type Invented = {
  /** Sentences that claim something. */
  readonly claims: readonly Sentence[];
  /** Names, figures and the like, in reading order and apart. */
  readonly facts: readonly ProtectedToken[];
};

const listNumber = /^[ \t]*\d{1,2}[.)][ \t]/gmu;

/** What no source holds of a text that is no rewrite. */
export function inventedIn(body: string, sources: Sources): Invented {
  const email = parseEmail({ subject: '', body });
  const claims = email.sentences.filter((one) => findClaims(one.text, sources).length > 0);
  const numbers = new Set(
    Array.from(body.matchAll(listNumber), ({ 0: mark, index }) => index + mark.search(/\d/u)),
  );
  const untraced = untracedIn(email, { field: 'body', start: 0, end: body.length }, sources).filter(
    (fact) => !(fact.kind === 'number' && numbers.has(fact.start)) && !isOrdinary(fact),
  );
  const isJudged = touching(email.protectedTokens.filter(({ field }) => field === 'body'));
  const hidden = hiddenNames(email, sources)
    .filter((name) => !isJudged(name))
    .map((name): ProtectedToken => ({ ...name, field: 'body', kind: 'name' }));
  return { claims, facts: joinedNames(body, [...untraced, ...hidden]) };
}

/** "Sure," or "Ask once" on a line of its own stands where an email has its greeting or a signature. */
function isOrdinary({ kind, text }: ProtectedToken): boolean {
  const words = text.toLowerCase().split(' ');
  return (
    kind === 'name' &&
    words.every((word) => sentenceStarters.has(word) || englishFunctionWords.has(word))
  );
}

/** In reading order, and names that stand side by side as one. */
function joinedNames(body: string, facts: readonly ProtectedToken[]): ProtectedToken[] {
  const all: ProtectedToken[] = [];
  for (const fact of facts.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    const isNext =
      last?.kind === 'name' && fact.kind === 'name' && body.slice(last.end, fact.start) === ' ';
    if (isNext) all[all.length - 1] = { ...last, ...stretchOf(body, last.start, fact.end) };
    else all.push(fact);
  }
  return all;
}

/** Longer than any sentence; what is behind it is no claim that anybody reads. */
const longestRead = 2_000;

/** What a sentence claims, in words that need a source and have none. */
export function findClaims(text: string, sources: Sources): string[] {
  const plain = plainText(text.slice(0, longestRead));
  const ofKinds = Object.values(claimFamilies).flatMap((patterns) =>
    claimsIn(plain, patterns).filter(
      (claim) => !hasWords(claim, sources) || !patterns.some((kind) => occursIn(sources, kind)),
    ),
  );
  return [...ofKinds, ...claimsIn(plain, claimWords).filter((claim) => !hasWords(claim, sources))];
}

function claimsIn(text: string, patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => text.match(pattern) ?? []);
}

function hasWords(claim: string, { stems }: Sources): boolean {
  return tellingStems(claim).every((stem) => stems.has(stem));
}

function occursIn({ text }: Sources, pattern: RegExp): boolean {
  return text.search(pattern) !== -1;
}

/** More telling words without a source make a statement a new one; where nothing stood, any does. */
const mostNew = { added: 0, reworded: 2 };

const mostNewShare = { added: 0.4, reworded: 0.5 };

const mostNewAsked = 3;

/** Whether a sentence says what nothing in the sources does: most of what it states is new. */
export function isNovelStatement(
  text: string,
  sources: Sources,
  place: 'added' | 'reworded',
): boolean {
  const telling = tellingStems(text);
  const novel = telling.filter((stem) => !sources.stems.has(stem));
  if (text.trimEnd().endsWith('?')) return novel.length > mostNewAsked;
  return novel.length > mostNew[place] && novel.length >= telling.length * mostNewShare[place];
}
