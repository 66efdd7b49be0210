import { htmlElements } from '../../lexicon/layout/html-elements.ts';
import type { Stretch } from '../email.ts';
import { matchesOf, stretchOf } from '../words/stretch.ts';
import { findConcealed } from './find-concealed.ts';
import { findElements } from './find-elements.ts';
import type { Mask } from './mask.ts';

/** Comments, and elements whose text no reader sees. */
const hiding = /<!--|<(style|script|head|title|svg)(?=[\s>])[^<>]*>/giu;
const declaration = /<[!?][^<>]*>/gu;
const tag = /<\/?([a-z][a-z0-9:]{0,12})(?=[\s/>])[^<>]*>/giu;
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
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(tag)) {
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
  return Array.from(text.matchAll(tag)).flatMap(({ index, 0: whole, 1: name = '' }) => {
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
