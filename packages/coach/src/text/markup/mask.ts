import type { Stretch } from '../email.ts';
import { withoutOverlaps } from '../words/stretch.ts';

/** A stretch of markup, and what a reader sees in its place, which is never longer. */
export type Mask = Stretch & { readonly shown: string };

/** Keeps the two halves of a word together: "fr<b>ee</b>" is read as one. */
const joiner = '\u2060';
const partOfWord = /[\p{L}\p{N}'’]/u;

/** The text as it is seen, of the same length, so that every offset holds in both. */
export function maskText(text: string, masks: readonly Mask[]): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, shown } of withoutOverlaps(masks)) {
    const before = shown === '' ? text[start - 1] : shown;
    const joins = partOfWord.test(before ?? '') && partOfWord.test(text[end] ?? '');
    const filler = joins ? joiner : ' ';
    parts.push(text.slice(from, start), shown, filler.repeat(end - start - shown.length));
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
