import type { Stretch } from './email.ts';
import { type Mask, findElements, findEntities, findHtml, findTargets } from './html.ts';
import {
  invisibleRun,
  matchesOf,
  replaceStretches,
  stretchOf,
  withoutOverlaps,
} from './stretch.ts';

/** Joins the halves of a word: "fr<b>ee</b>" is read as one. */
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

const elements = /<(blockquote|pre|code|q)(?=[\s>])[^<>]*>/giu;
const fence = /^[ \t]*(?:```|~~~)[^\n]*$/gmu;
const inline = /(?<!`)(`{1,3})(?!`)[^`\n]{1,500}\1(?!`)/gu;
const quotedLine = /^[ \t]*>[^\n]*/gmu;

/** Code, and quoted lines of others: not the writer's words, so never changed. */
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
    const plainWord = otherScript.test(word) ? plain(word) : word;
    return otherScript.test(plainWord) ? word : plainWord;
  });
}

/** What a reader sees of HTML, Markdown and characters without a shape. Most mail has none of them. */
export function asSeen(input: string): Seen {
  const raw = withPlainLetters(input);
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
