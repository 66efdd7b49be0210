import { htmlEntities } from '../../lexicon/layout/html-entities.ts';
import { findMergeTags } from '../tokens/find-merge-tags.ts';
import { blankOut, stretchOf } from '../words/stretch.ts';
import type { Mask } from './mask.ts';

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
