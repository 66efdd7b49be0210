import { type Unit, plainText, stemOf } from './units.ts';
import type { Email, ProtectedKind, ProtectedToken, Stretch } from '../document/email.ts';
import { tagText } from '../document/language.ts';
import { findLinks } from '../document/protected-tokens.ts';
import { matchesOf, overlaps, stretchOf, withoutOverlaps } from '../document/stretch.ts';
import type { Field } from '../draft.ts';
import { months, weekdays } from '../lexicon/dates.ts';

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const spelt: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, at) => [word, at] as const),
  ...tens.flatMap((ten, at) => [
    [ten, 20 + at * 10] as const,
    ...ones.slice(1, 10).map((one, more) => [`${ten}-${one}`, 21 + at * 10 + more] as const),
  ]),
  ...Object.entries({ twice: 2, dozen: 12, half: 0.5, k: 1e3, m: 1e6, bn: 1e9 }),
  ...Object.entries({ hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 }),
]);

const currencies = Object.entries({
  dollars: /[$]|usd|dollar/u,
  euros: /€|eur/u,
  pounds: /£|gbp|pound/u,
  yen: /¥/u,
});

const figure =
  /([$€£¥]|\b(?:usd|eur|gbp)\s?)?\s?(\d{1,15}(?:[.,]\d{1,15}){0,6})\s?(%|percent\b|per cent\b|[€£]|(?:k|m|bn|thousand|million|billion|x)\b|(?:euros?|pounds?|dollars?)\b)?/giu;

/** The figures of a text by their value: "1,200" and "1200", "three" and "3", "30 %" and "30 percent". */
export function figuresIn(text: string): string[] {
  const lower = text.toLowerCase();
  const written = Array.from(lower.matchAll(figure), ([, before = '', digits = '', after = '']) => {
    const value = /^\d{1,3}(?:,\d{3})+$/u.test(digits) ? digits.replaceAll(',', '') : digits;
    const scale = spelt.get(after);
    return (scale === undefined ? value : String(Number(value) * scale)) + markOf(before, after);
  });
  const words = lower.replace(figure, ' ').match(/\p{L}{1,20}(?:-\p{L}{1,20})?/gu) ?? [];
  const bare = words.flatMap((word) =>
    word.length > 2 && spelt.has(word) ? [String(spelt.get(word))] : [],
  );
  return [...new Set([...written, ...bare, ...written.map((one) => one.replace(/[a-z]+$/u, ''))])];
}

/** A share is no amount, and neither is money a count. */
function markOf(before: string, after: string): string {
  if (/^(?:%|per)/u.test(after)) return '%';
  const money = currencies.find(([, sign]) => sign.test(before) || sign.test(after));
  return money?.[0] ?? (after === 'x' ? 'x' : '');
}

const word = /[\p{L}\p{N}]+(?:['&][\p{L}\p{N}]+)*/gu;
const calendar = new RegExp(`^(?:${months}|${weekdays})$`, 'u');

/** "Sept" is "September", "3rd" is "3", "2pm" is "2 pm". */
function wordsOf(text: string): string[] {
  const apart = text.replace(/(\d)([ap]m)\b/gu, '$1 $2').replace(/(\d)(?:st|nd|rd|th)\b/gu, '$1');
  return (apart.match(word) ?? []).map((one) => {
    const bare = one.replace(/'s?$/u, '');
    return calendar.test(bare) ? bare.slice(0, 3) : bare;
  });
}

/** Two spellings of one address. */
function plainLink(link: string): string {
  const bare = link.toLowerCase().replace(/^(?:mailto:|https?:\/\/)?(?:www\.)?/u, '');
  return bare.replace(/\/$/u, '');
}

/** Everything that a fact may come from, read once. */
export type Sources = {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
};

/** A sign-off tells nothing: "Best" is no praise. */
export function sourcesOf({ subject, body, signOff }: Email, known: readonly string[]): Sources {
  const content = signOff ? `${body.slice(0, signOff.start)}\n${body.slice(signOff.end)}` : body;
  return sourcesIn([subject ?? '', content, ...known].join('\n\n'));
}

export function sourcesIn(text: string): Sources {
  const plain = plainText(text).toLowerCase();
  const words = new Set(wordsOf(plain));
  const { links, addresses } = findLinks(text);
  const targets = text.match(/https?:\/\/[^\s"'<>()]{1,2000}/gu) ?? [];
  return {
    text: plain,
    words,
    stems: new Set([...words, ...tagText(text).map(({ lemma }) => lemma)].map(stemOf)),
    figures: new Set(figuresIn(plain)),
    links: new Set([...[...links, ...addresses].map((one) => one.text), ...targets].map(plainLink)),
  };
}

type Fact = Pick<ProtectedToken, 'kind' | 'text'>;

/** Whether the sources hold what the token says. */
export function isTraceable(sources: Sources, { kind, text }: Fact): boolean {
  const plain = plainText(text).toLowerCase();
  const holds = (one: string) =>
    sources.words.has(one) || (/^\d+$/u.test(one) && sources.figures.has(one));
  if (kind === 'blank') return (plain.match(/\p{N}+/gu) ?? []).every(holds);
  if (kind === 'link' || kind === 'email_address') return sources.links.has(plainLink(text));
  if (kind === 'merge_tag') return sources.text.includes(plain);
  if (kind === 'quotation')
    return sources.text.includes(plain.replace(/^[«»‹›"']+|[«»‹›"'.,!?]+$/gu, '').trim());
  if (kind === 'number') return figuresIn(plain).every((one) => sources.figures.has(one));
  return wordsOf(plain).every(holds);
}

/** The facts at a place that no source holds, in reading order; every digit counts as one. */
export function untracedIn(
  email: Email,
  field: Field,
  { start, end }: { readonly start: number; readonly end: number },
  sources: Sources,
): ProtectedToken[] {
  const text = email[field] ?? '';
  const tokens = email.protectedTokens.filter(
    (token) => token.field === field && token.start >= start && token.end <= end,
  );
  const runs = matchesOf(text.slice(start, end), /[\p{L}\p{N}]+/gu)
    .filter((run) => /\p{N}/u.test(run.text))
    .map((run) => stretchOf(text, start + run.start, start + run.end));
  const isInside = (run: Stretch, others: readonly ProtectedToken[]) =>
    others.some((other) => other.start <= run.start && run.end <= other.end);
  const cut = runs.filter((run) => !isInside(run, tokens));
  const whole = tokens.filter((token) => !cut.some((run) => overlaps(run, token)));
  const loose = runs.filter((run) => !isInside(run, whole) && !isHeld(sources, run.text));
  return withoutOverlaps([
    ...whole.filter((token) => !isTraceable(sources, token)),
    ...loose.map((run) => ({ ...run, field, kind: 'number' as const })),
  ]);
}

/** "2GB" is "2 GB". */
function isHeld({ words, figures }: Sources, run: string): boolean {
  const numbers = run.match(/\p{N}+/gu) ?? [];
  return words.has(run.toLowerCase()) || (numbers.length === 1 && figures.has(numbers[0]));
}

/** What stands for one thing only: with another in its place the sentence says something else. */
const exact: readonly ProtectedKind[] = ['number', 'date', 'link', 'email_address'];

/** Figures, dates and links for which the written words have others. */
export function exchangedIn(
  own: readonly ProtectedToken[],
  written: readonly ProtectedToken[],
): ProtectedToken[] {
  const beyond = (tokens: readonly ProtectedToken[], others: readonly ProtectedToken[]) =>
    tokens.filter((token) => !others.some((other) => saysSame(token, other)));
  const came = beyond(written, own);
  return beyond(own, written).filter(
    ({ kind }) => exact.includes(kind) && came.some((other) => other.kind === kind),
  );
}

function saysSame(one: ProtectedToken, other: ProtectedToken): boolean {
  if (one.kind !== other.kind) return false;
  if (one.text.toLowerCase() === other.text.toLowerCase()) return true;
  const [mine, theirs] = [one, other].map(({ text }) => figuresIn(text).sort().join(' '));
  return one.kind === 'number' && mine !== '' && mine === theirs;
}

const labels: Readonly<Record<Exclude<ProtectedKind, 'merge_tag'>, string>> = {
  name: 'a name',
  number: 'a figure',
  date: 'a date',
  link: 'a link',
  email_address: 'an email address',
  quotation: 'their words',
  blank: 'a figure',
};

/** The blank in place of a fact: "{{first_name}}" asks for a first name. */
export function blankFor({ kind, text }: Fact, part: Unit['part'] = 'sentence'): string {
  const field = text
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .slice(0, 40);
  const known = kind === 'merge_tag' ? field || labels.name : labels[kind];
  const named = part === 'greeting' ? 'first name' : part === 'signature' ? 'your name' : known;
  return `[fill in: ${kind === 'name' ? named : known}]`;
}
