import { findMergeTags } from './merge-tags.ts';
import type { Stretch } from './email.ts';
import { blankOut, matchesOf, replaceStretches, stretchOf, withoutOverlaps } from './stretch.ts';
import { htmlElements, htmlEntities } from '../lexicon/markup.ts';

/** A stretch of markup, and what a reader sees in its place, which is never longer. */
export type Mask = Stretch & { readonly shown: string };

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
  const text = label.replace(tag, '').trim();
  if (text === '') return ` ${target} `;
  return bare(text) === bare(target) ? label : `${label} (${target})`;
}

function spellImage(whole: string): string {
  const alt = alternative.exec(whole)?.[2]?.trim();
  return alt ? `[image: ${alt}]` : '';
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
  const visible = text.replace(unseen, '');
  let loose = '';
  let depth = 0;
  let tags = 0;
  let from = 0;
  for (const { index, 0: whole, 1: slash, 2: name = '' } of visible.matchAll(layout)) {
    if (depth === 0) loose += visible.slice(from, index);
    from = index + whole.length;
    const isSpoken = visible[index - 1] === ' ' && visible[from] === ' ' && depth === 0;
    if (isSpoken) continue;
    tags += 1;
    if (name.toLowerCase() === 'br') loose += lineBreak;
    else depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
  }
  if (depth === 0) loose += visible.slice(from);
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
export function findElements(
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
export function findTargets(text: string): Stretch[] {
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
