import { findMergeTags } from './blanks.ts';
import type { Stretch } from './email.ts';
import {
  blankOut,
  invisibleRun,
  matchesOf,
  replaceStretches,
  stretchOf,
  withoutOverlaps,
} from './stretch.ts';
import { htmlElements, htmlEntities } from '../lexicon/layout.ts';

/** A stretch of markup, and what a reader sees in its place, which is never longer. */
export type Mask = Stretch & { readonly shown: string };

/** Keeps the two halves of a word together: "fr<b>ee</b>" is read as one. */
const joiner = '\u2060';
const partOfWord = /[\p{L}\p{N}'’]/u;

/** The text as it is seen, of the same length, so that every offset holds in both. */
function maskText(text: string, masks: readonly Mask[]): string {
  const filled = withoutOverlaps(masks).map(({ start, end, shown }) => {
    const before = shown === '' ? text[start - 1] : shown;
    const joins = partOfWord.test(before ?? '') && partOfWord.test(text[end] ?? '');
    return { start, end, shown: shown + (joins ? joiner : ' ').repeat(end - start - shown.length) };
  });
  return replaceStretches(text, filled);
}

const link =
  /<a\b[^<>]*?\bhref\s*=\s*(["']?)([^"'\s<>]+)\1[^<>]*>((?:(?!<\/?a\b)[\s\S]){0,2000})<\/a>/giu;
const image = /<img\b[^<>]*>/giu;
const alternative = /\balt\s*=\s*(["'])([^"'<>]+)\1/iu;
const tag = /<[^<>]*>/gu;

/** HTML source as one would type it: paragraphs, line breaks, bullets, and links with where they lead. */
export function htmlToText(source: string): string {
  const flat = source.replace(/\s+/gu, ' ').replace(link, spellLink).replace(image, spellImage);
  const plain = replaceStretches(flat, withoutOverlaps(findHtml(flat)));
  const decoded = replaceStretches(plain, findEntities(plain))
    .replace(/&lt;/giu, '<')
    .replace(/&gt;/giu, '>');
  return decoded
    .split('\n')
    .map((line) => line.replace(/ +/gu, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** "our guide (https://a.example)"; where the words are the address already, the words. */
function spellLink(_whole: string, _quote: string, target: string, label: string): string {
  const bare = (address: string) =>
    address.replace(/^(?:https?:\/\/|mailto:|tel:)|\/$/giu, '').trim();
  const said = label.replace(tag, '').trim();
  if (said === '') return ` ${target} `;
  return bare(said) === bare(target) ? label : `${label} (${target})`;
}

function spellImage(whole: string): string {
  const said = alternative.exec(whole)?.[2]?.trim();
  return said ? `[image: ${said}]` : '';
}

const unseen = /<(style|script|head|title)\b[^<>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<![^<>]*>/giu;
const layout =
  /<(\/?)(html|body|p|div|table|tbody|tr|td|ul|ol|li|h[1-6]|blockquote|center|section|article|br)(?=[\s/>])[^<>]*>/giu;
const fewestTags = 2;
const longestRead = 100_000;
const lineBreak = '\u0000';

/**
 * Whether tags carry the layout of the text, as in the source of a mail: no line with words stands outside them
 * without a break of its own. Not so of a mail that speaks of tags or shows a few lines of code. What hides some of its
 * text stays as it is, so that its writer sees what is hidden.
 */
export function isHtmlSource(text: string): boolean {
  if (!text.includes('<') || text.length > longestRead || findConcealed(text).length > 0)
    return false;
  const seen = text.replace(unseen, '');
  let loose = '';
  let depth = 0;
  let tags = 0;
  let from = 0;
  for (const { index, 0: whole, 1: slash, 2: name = '' } of seen.matchAll(layout)) {
    if (depth === 0) loose += seen.slice(from, index);
    from = index + whole.length;
    const isSpoken = seen[index - 1] === ' ' && seen[from] === ' ' && depth === 0;
    if (isSpoken) continue;
    tags += 1;
    if (name.toLowerCase() === 'br') loose += lineBreak;
    else depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
  }
  if (depth === 0) loose += seen.slice(from);
  const lines = loose.replace(/<[^<>]*>/gu, '').split('\n');
  return (
    tags >= fewestTags && lines.every((line) => !/\p{L}/u.test(line) || line.includes(lineBreak))
  );
}

/** Others grow longer in lower case, which would move every offset. */
const capital = /[A-Z]/gu;

/**
 * What `opening` (with the flag `g`) finds, up to where it closes: an element by the name in its first group, a comment
 * where it has none. What never closes is left out; what stands inside another one belongs to it.
 */
function findElements(
  text: string,
  opening: RegExp,
  isWanted: (attributes: string) => boolean = () => true,
): Stretch[] {
  const lower = text.replace(capital, (letter) => letter.toLowerCase());
  const neverClosed = new Set<string>();
  const found: Stretch[] = [];
  for (const { index, 0: whole, 1: name, 2: attributes = '' } of text.matchAll(opening)) {
    const close = name === undefined ? '-->' : `</${name.toLowerCase()}>`;
    if (index < (found.at(-1)?.end ?? 0) || neverClosed.has(close)) continue;
    if (!isWanted(attributes)) continue;
    const at = lower.indexOf(close, index + whole.length);
    if (at === -1) neverClosed.add(close);
    else found.push(stretchOf(text, index, at + close.length));
  }
  return found;
}

const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/giu;
const escapedAngle = /&lt;/u;
const space = 0x20;

/** `&amp;`, `&#39;`, `&#x2019;`: each is one character to the reader. `&lt;name&gt;` is a merge tag as a whole. */
export function findEntities(text: string): Mask[] {
  const outsideTags = escapedAngle.test(text) ? blankOut(text, findMergeTags(text)) : text;
  return Array.from(outsideTags.matchAll(entity)).flatMap((match) => {
    const [whole, decimal, hex, name] = match;
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    const shown = name === undefined ? characterOf(code) : htmlEntities.get(name);
    return shown === undefined
      ? []
      : [{ ...stretchOf(text, match.index, match.index + whole.length), shown }];
  });
}

function characterOf(code: number): string | undefined {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (code < space || code > 0x10ffff || isSurrogate) return undefined;
  return code === 0xa0 ? ' ' : String.fromCodePoint(code);
}

const elements = /<(blockquote|pre|code|q)(?=[\s>])[^<>]*>/giu;
const fence = /^[ \t]*(?:```|~~~)[^\n]*$/gmu;
const inline = /(?<!`)(`{1,3})(?!`)[^`\n]{1,500}\1(?!`)/gu;
const quotedLine = /^[ \t]*>[^\n]*/gmu;

/** Code, and lines of somebody else that are marked as such: not the writer's words, so not for the coach to change. */
export function findCited(text: string): Stretch[] {
  return [
    ...findElements(text, elements),
    ...findFenced(text),
    ...matchesOf(text, inline),
    ...matchesOf(text, quotedLine),
  ];
}

function findFenced(text: string): Stretch[] {
  const fences = matchesOf(text, fence);
  return fences.flatMap(({ start }, at) => {
    const close = at % 2 === 0 ? fences[at + 1] : undefined;
    return close ? [stretchOf(text, start, close.end)] : [];
  });
}

const styled = /<(span|div|p|font|td|tr|table|section|a|b|i|em|strong|li|ul)\s([^<>]{1,2000})>/giu;
const unseenStyle =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01](?:px|pt|em)?\s*(?:[;"'!]|$)|opacity\s*:\s*0\s*(?:[;"'!]|$)|mso-hide\s*:\s*all|^hidden$|\shidden(?:\s|$)/iu;
const white =
  /(?<![-\w])color\s*[:=]\s*["']?\s*(?:#fff(?:fff)?\b|white\b|rgb\(255,\s*255,\s*255\))/iu;
const background = /background(?:-color)?\s*:|bgcolor\s*=/iu;

/** Elements that are styled so that no reader sees their text, up to where they close: none of it was written to them. */
export function findConcealed(text: string): Stretch[] {
  return findElements(text, styled, isUnseen);
}

/** White on a background of its own is a button. */
function isUnseen(attributes: string): boolean {
  return unseenStyle.test(attributes) || (white.test(attributes) && !background.test(attributes));
}

/** Comments, and elements whose text no reader sees. */
const hiding = /<!--|<(style|script|head|title|svg)(?=[\s>])[^<>]*>/giu;
const declaration = /<[!?][^<>]*>/gu;
const anyTag = /<\/?([a-z][a-z0-9:]{0,12})(?=[\s/>])[^<>]*>/giu;
const target = /\bhref\s*=\s*(["']?)([^"'\s>]+)\1/iu;
const paragraphs = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote table ul ol pre hr section article'.split(' '),
);
const lines = new Set('div tr dd dt header footer form'.split(' '));

/** Tags, comments and style sheets, with the breaks and bullets that a reader sees in their place. */
export function findHtml(text: string): Mask[] {
  const unseen = [
    ...findElements(text, hiding),
    ...findConcealed(text),
    ...matchesOf(text, declaration),
  ];
  const masks = unseen.map((part): Mask => ({
    ...part,
    shown: '\n',
  }));
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(anyTag)) {
    const element = name.toLowerCase();
    if (htmlElements.has(element))
      masks.push({
        ...stretchOf(text, index, index + whole.length),
        shown: shownFor(element, whole),
      });
  }
  return masks;
}

/** Where the links lead. */
function findTargets(text: string): Stretch[] {
  return Array.from(text.matchAll(anyTag)).flatMap(({ index, 0: whole, 1: name = '' }) => {
    const found = name.toLowerCase() === 'a' ? target.exec(whole) : null;
    if (!found?.[2]) return [];
    const start = index + found.index + found[0].lastIndexOf(found[2]);
    return [stretchOf(text, start, start + found[2].length)];
  });
}

/** A line breaks where its element opens; where it closes as well it would leave a blank line. */
function shownFor(element: string, whole: string): string {
  if (paragraphs.has(element)) return '\n\n';
  if (element === 'br') return '\n';
  if (whole.startsWith('</')) return '';
  if (element === 'li') return '\n- ';
  return lines.has(element) ? '\n' : element === 'td' || element === 'img' ? ' ' : '';
}

const markdownImage = /!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/gu;
const markdownLink = /(?<!!)\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/gu;
const emphasis =
  /(?<![\p{L}\p{N}*\\])(\*{1,3})(?=[^\s*|])([^*\n]{1,300})(?<=[^\s|])\1(?![\p{L}\p{N}*])/gu;
const codeFence = /^[ \t]*(?:```|~~~)[\w-]{0,20}[ \t]*$/gmu;

type Markdown = { readonly masks: readonly Mask[]; readonly targets: readonly Stretch[] };

/** Links, stars round words, pictures and the fences of code. Bullets and headings are left to the sentences. */
export function findMarkdown(text: string): Markdown {
  const masks: Mask[] = [];
  const targets: Stretch[] = [];
  const hide = (start: number, end: number) =>
    masks.push({ ...stretchOf(text, start, end), shown: '' });
  for (const { index, 0: whole } of text.matchAll(markdownImage)) hide(index, index + whole.length);
  for (const { index, 0: whole } of text.matchAll(codeFence)) hide(index, index + whole.length);
  for (const { index, 0: whole, 1: words = '', 2: target = '' } of text.matchAll(markdownLink)) {
    const close = index + 1 + words.length;
    hide(index, index + 1);
    hide(close, index + whole.length);
    targets.push(stretchOf(text, close + 2, close + 2 + target.length));
  }
  for (const { index, 0: whole, 1: stars = '' } of text.matchAll(emphasis)) {
    hide(index, index + stars.length);
    hide(index + whole.length - stars.length, index + whole.length);
  }
  return { masks, targets };
}

/** A text without its markup. */
type Seen = {
  /** As long as the text itself: markup is blanks and line breaks here. */
  readonly text: string;
  /** Where the links lead, which the reader does not see. */
  readonly targets: readonly Stretch[];
  /** What no change may cut into: signs of markup, and all of what is cited. */
  readonly markup: readonly Stretch[];
};

const mayHoldMarkup =
  /\]\(|[<>&*`~\r\v\f\u0085\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u;
const oddBreak = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/gu;

/** Letters of other scripts that look like Latin ones, and those they pass for. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(
  Array.from('аеорсухіјѕԁһӏАВЕКМНОРСТХІЈЅοανρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ').map((letter, at) => [
    letter,
    'aeopcyxijsdhlABEKMHOPCTXIJSoavpABEZHIKMNOPTYX'[at] ?? letter,
  ]),
);
const mixedWord = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+/gu;
const otherScript = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const latin = /\p{Script=Latin}/u;

/** A word in which Latin letters stand beside ones that only look so reads as Latin; so does a text of such words. */
function withPlainLetters(text: string): string {
  if (!otherScript.test(text) || !latin.test(text)) return text;
  const plain = (word: string) =>
    Array.from(word, (letter) => lookAlikes.get(letter) ?? letter).join('');
  return text.replace(mixedWord, (word) => {
    const seen = otherScript.test(word) ? plain(word) : word;
    return otherScript.test(seen) ? word : seen;
  });
}

/** What a reader sees of HTML, Markdown and characters without a shape. Most mail has none of them. */
export function asSeen(given: string): Seen {
  const raw = withPlainLetters(given);
  if (!mayHoldMarkup.test(raw)) return { text: raw, targets: [], markup: [] };
  const breaks = raw.replace(oddBreak, '\n');
  const html = findHtml(breaks);
  const markdown =
    html.length > 0 ? { masks: [], targets: findTargets(breaks) } : findMarkdown(breaks);
  const marks = withoutOverlaps([...html, ...markdown.masks]);
  const plain = maskText(breaks, marks);
  const entities = findEntities(plain);
  const decoded = maskText(plain, entities);
  const invisible = matchesOf(decoded, invisibleRun).map((run): Mask => ({ ...run, shown: '' }));
  return {
    text: maskText(decoded, invisible),
    targets: markdown.targets,
    markup: withoutOverlaps([...findCited(breaks), ...marks, ...entities]),
  };
}
