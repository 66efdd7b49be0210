import type { Stretch, Word } from '../email.ts';
import { stretchOf } from './stretch.ts';
import { withoutInvisible } from './visible.ts';

const chunk = /[^\s\u2013\u2014\u2026|]+/gu;
const hasLetterOrDigit = /[\p{L}\p{N}]/u;
const leadingSigns = /^[^\p{L}\p{N}$€£¥#@&]+/u;
const trailingSign = /[^\p{L}\p{N}%+]/u;
const lastCharacters = 32;

/** The words between two offsets. A unit (merge tag, blank) counts as one word however it is spelt. */
export function scanWords(
  text: string,
  start: number,
  end: number,
  units: readonly Stretch[] = [],
): Word[] {
  const words: Word[] = [];
  let from = start;
  for (const unit of units) {
    if (unit.end <= start || unit.start >= end) continue;
    pushWords(words, text, from, unit.start);
    words.push({ ...unit, key: wordKey(unit.text) });
    from = unit.end;
  }
  pushWords(words, text, from, end);
  return words;
}

function pushWords(words: Word[], text: string, start: number, end: number): void {
  const slice = text.slice(start, end);
  for (const match of slice.matchAll(chunk)) {
    const piece = match[0];
    if (!hasLetterOrDigit.test(piece)) continue;
    const lead = leadingSigns.exec(piece)?.[0].length ?? 0;
    const length = trimmedLength(piece);
    if (length <= lead) continue;
    const at = start + match.index;
    const word = stretchOf(text, at + lead, at + length);
    words.push({ ...word, key: wordKey(word.text) });
  }
}

function trimmedLength(piece: string): number {
  let length = piece.length;
  const floor = Math.max(0, length - lastCharacters);
  while (length > floor && trailingSign.test(piece[length - 1] ?? '')) {
    const low = piece.charCodeAt(length - 1);
    if (low >= 0xdc00 && low <= 0xdfff && hasLetterOrDigit.test(piece.slice(length - 2, length)))
      break;
    length -= 1;
  }
  return length;
}

function wordKey(text: string): string {
  return withoutInvisible(text).toLowerCase().replaceAll('’', "'");
}
