import { findBlanks } from '../blanks.ts';
import type { BrokenTag, Stretch } from './email.ts';
import { blankOut, findVisible, matchesOf, stretchOf, withoutOverlaps } from './stretch.ts';
import { htmlElements, placeholderWords } from '../lexicon/markup.ts';

const identifier = /^(?:\p{L}+(?:[_.]\p{L}+)+|\p{Ll}+(?:\p{Lu}\p{Ll}+)+)$/u;

/** Whether a name is made of nothing but words for what goes into a gap: "first_name", "Company name". */
function isField(name: string): boolean {
  const words = wordsOfField(name);
  return words.length > 0 && words.every((word) => placeholderWords.has(word));
}

/** Whether one of its words is such a word and none asks the writer to fill it in. */
function namesAField(name: string): boolean {
  const words = wordsOfField(name);
  return !words.includes('fill') && words.some((word) => placeholderWords.has(word));
}

/** How many of the words, read from the bracket on, belong to the field: "first name" of "first name I saw". */
function fieldLength(words: readonly string[]): number {
  if (identifier.test(words[0] ?? '')) return 1;
  const end = words.findIndex((word) => !isField(word));
  return end === -1 ? words.length : end;
}

/** "FirstName" and "first_name" are two words. */
function wordsOfField(name: string): string[] {
  return name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/** Formats used for nothing but merge tags. */
const certain = [
  /(?<!\{)\{\{\{[^{}\n]{1,80}\}\}\}(?!\})/gu,
  /(?<!\{)[$#]?\{\{[^{}\n]{1,80}\}\}(?!\})/gu,
  /(?<!\{\s?)[$#]?\{\$?[\p{L}_!][^{}\n]{0,60}\}(?!\s?\})/gu,
  /\{%[^{}\n]{1,80}%\}/gu,
  /<%[=-]?[^%<>\n]{1,80}%>/gu,
  /\*\|[^|\n]{1,60}\|\*/gu,
  /<<[^<>\n]{1,60}>>/gu,
  /\[\[[^[\]\n]{1,40}\]\]/gu,
  /%%[\p{L}_][\p{L}\p{N}_ .-]{0,40}%%/gu,
  /(?<![\p{N}%])%[\p{L}_][\p{L}\p{N}_.-]{0,30}%(?!%)/gu,
  /(?<![{[<|%$@#]\s?)\b(?:first|last|full|company)_name\b(?!\s?[}\]>|%)#@])/giu,
  /(?<![{[<|%$@#]\s?)\b(?:FIRSTNAME|LASTNAME)\b(?!\s?[}\]>|%)#@])/gu,
  /(?<=^[ \t]{0,8}(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)) )(?:(?:first|last|full) ?name|[fl]?name|x{2,9}|_{2,30})(?=\s?[,!:;–—-]|\s*$)/gimu,
];
/** Formats that count only around a field's name. */
const aroundField = [
  /__\p{L}[\p{L}\p{N}_ ]{0,40}__/gu,
  /(?<!<)<[ \t]?\p{L}[^<>\n/="]{0,40}>(?!>)/gu,
  /«[ \t]?\p{L}[^«»\n]{0,40}»/gu,
  /&lt;[ \t]?\p{L}[\p{L}_ ]{0,40}&gt;/gu,
  /(?<![\p{L}\p{N}#&])#\p{L}[\p{L}_ ]{0,30}(?<! )#(?![\p{L}\p{N}#])/gu,
  /(?<![\p{L}\p{N}|*])\|\p{L}[\p{L}_ ]{0,30}(?<! )\|(?![\p{L}\p{N}|*])/gu,
  /(?<![\p{L}\p{N}@])@\p{L}[\p{L}_]{2,30}@(?![\p{L}\p{N}@])/gu,
  /(?<![\p{L}\p{N}$])\$\p{L}[\p{L}_]{2,30}(?![\p{L}\p{N}_@]|[.-]\p{L})/gu,
  /(?<=\b(?:hi|hello|hey|dear) )@\p{L}[\p{L}_]{2,30}(?![\p{L}\p{N}_@]|[.-]\p{L})/giu,
];
const squared = /(?<!\[)\[[^[\]\n]{1,40}\](?![(\]])/gu;
const rounded = /\([\p{L}_]{4,12}(?: [\p{L}_]{3,12}){0,2}\)/gu;
const aboutName = /name/iu;

/** `{{x}}`, `{x}`, `${x}`, `*|X|*`, `<<x>>`, `%X%`, `[First Name]` and their like, in reading order. */
export function findMergeTags(text: string): Stretch[] {
  return findVisible(text, (visible) =>
    withoutOverlaps([
      ...certain.flatMap((shape) => matchesOf(visible, shape)),
      ...aroundField
        .flatMap((shape) => matchesOf(visible, shape))
        .filter((tag) => isField(withoutEscapes(tag.text)) && !isHtml(tag.text)),
      ...matchesOf(visible, squared).filter((tag) => namesAField(tag.text)),
      ...matchesOf(visible, rounded).filter((tag) => aboutName.test(tag.text) && isField(tag.text)),
    ]),
  );
}

function isHtml(tag: string): boolean {
  return tag.startsWith('<') && htmlElements.has(tag.slice(1, -1).trim().toLowerCase());
}

function withoutEscapes(tag: string): string {
  return tag.replace(/^&lt;|&gt;$/gu, '');
}

const closers: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['{{', '}}'],
  ['{{{', '}}}'],
  ['[', ']'],
  ['[[', ']]'],
  ['<', '>'],
  ['<<', '>>'],
  ['*|', '|*'],
  ['%', '%'],
  ['%%', '%%'],
]);
const openers = new Map(Array.from(closers, ([open, close]) => [close, open]));

const bracketed =
  /(\{\s?\{{0,2}|\[{1,2}|<{1,2}|\*\||%{1,2})([^{}[\]<>%\n]{1,60}?)\)?(\}(?:\s?\}){0,2}|\]{1,2}|>{1,2}|\|\*|%{1,2})/gu;
const unclosed = /(\{\{|\{|\[\[|\[|<<|\*\|)( ?)([\p{L}_][\p{L}\p{N}_. ]{0,40})/gu;
const closing = /\}\}|\}|\]\]|\]|\|\*/gu;
const beforeClosing = /[\p{L}\p{N}_. ]*$/u;
const longestField = 42;

/**
 * Merge tags that no mail program fills because a bracket is missing or does not match: `{{first_name}`,
 * `{first_name}}`, `{{ first name`. In reading order, apart from the sound ones.
 */
export function findBrokenTags(text: string): BrokenTag[] {
  if (!/[{}[\]<>%|]/u.test(text)) return [];
  return findVisible(text, (visible) => {
    const unsound = blankOut(visible, [...findMergeTags(visible), ...findBlanks(visible)]);
    const rest = blankOut(unsound, matchesOf(unsound, bracketed));
    return withoutOverlaps([...mismatchedIn(unsound), ...unclosedIn(rest), ...unopenedIn(rest)]);
  });
}

function mismatchedIn(text: string): BrokenTag[] {
  return Array.from(text.matchAll(bracketed)).flatMap((match) => {
    const [whole, open = '', inner = '', close = ''] = match;
    if (whole === open + inner + (closers.get(open) ?? '')) return [];
    const kind = meantBy(withoutSpace(open), openers.get(withoutSpace(close)) ?? '');
    const [name = ''] = inner.split('|');
    if (kind !== '{{' && !isField(name)) return [];
    const repaired = inTag(kind, inner);
    return [{ ...stretchOf(text, match.index, match.index + whole.length), repaired }];
  });
}

function unclosedIn(text: string): BrokenTag[] {
  return Array.from(text.matchAll(unclosed)).flatMap(
    ({ index, 1: open = '', 2: gap = '', 3: name = '' }) => {
      const words = name.split(' ');
      const length = fieldLength(words);
      const field = words.slice(0, Math.max(length, open === '{{' ? 1 : 0)).join(' ');
      if (field === '') return [];
      const end = index + open.length + gap.length + field.length;
      return [{ ...stretchOf(text, index, end), repaired: inTag(open, gap + field + gap) }];
    },
  );
}

function unopenedIn(text: string): BrokenTag[] {
  return Array.from(text.matchAll(closing)).flatMap(({ index, 0: close }) => {
    const before = beforeClosing.exec(text.slice(Math.max(0, index - longestField), index))?.[0];
    const gap = before?.endsWith(' ') === true ? ' ' : '';
    const words = (before ?? '').trimEnd().split(' ').reverse();
    const field = words.slice(0, fieldLength(words)).reverse().join(' ');
    if (field === '' || (close.length < 2 && !/[_ ]/u.test(field))) return [];
    const start = index - gap.length - field.length;
    const repaired = inTag(openers.get(close) ?? '{{', gap + field + gap);
    return [{ ...stretchOf(text, start, index + close.length), repaired }];
  });
}

/** Double braces where either side has them, since they mean nothing else; the longer bracket otherwise. */
function meantBy(open: string, opensToo: string): string {
  if (open === '{{' || opensToo === '{{') return '{{';
  return opensToo.length > open.length ? opensToo : open;
}

function inTag(open: string, inner: string): string {
  return open + inner + (closers.get(open) ?? '');
}

function withoutSpace(bracket: string): string {
  return bracket.replace(/\s/gu, '');
}
