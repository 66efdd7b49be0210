import type { Stretch } from '../email.ts';
import { stretchOf } from '../words/stretch.ts';
import type { Mask } from './mask.ts';

const image = /!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/gu;
const link = /(?<!!)\[([^[\]\n]{1,200})\]\(([^()\s]{1,500})\)/gu;
const emphasis =
  /(?<![\p{L}\p{N}*\\])(\*{1,3})(?=[^\s*|])([^*\n]{1,300})(?<=[^\s|])\1(?![\p{L}\p{N}*])/gu;
const fence = /^[ \t]*(?:```|~~~)[\w-]{0,20}[ \t]*$/gmu;

type Markdown = { readonly masks: readonly Mask[]; readonly targets: readonly Stretch[] };

/** Links, stars round words, pictures and the fences of code. Bullets and headings are left to the sentences. */
export function findMarkdown(text: string): Markdown {
  const masks: Mask[] = [];
  const targets: Stretch[] = [];
  const hide = (start: number, end: number) =>
    masks.push({ ...stretchOf(text, start, end), shown: '' });
  for (const { index, 0: whole } of text.matchAll(image)) hide(index, index + whole.length);
  for (const { index, 0: whole } of text.matchAll(fence)) hide(index, index + whole.length);
  for (const { index, 0: whole, 1: words = '', 2: target = '' } of text.matchAll(link)) {
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
