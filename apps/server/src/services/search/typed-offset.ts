import { foldText } from '@replysmith/contract';

/**
 * Where the character was typed that a folded text has at an offset. A part of a text folds to a
 * part of the folded text, so it is found by halves, also in a long text.
 */
export function typedOffset(typed: string, foldedOffset: number): number {
  let low = 0;
  let high = typed.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (foldText(typed.slice(0, wholeAt(typed, middle))).length <= foldedOffset) low = middle;
    else high = middle;
  }
  return wholeAt(typed, low);
}

/** The same place, or the one before it when it would cut a character in two. */
export function wholeAt(text: string, offset: number): number {
  const cuts = (text.codePointAt(offset - 1) ?? 0) > 0xffff;
  return cuts ? offset - 1 : offset;
}
