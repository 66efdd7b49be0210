import {
  attributionOpenings,
  attributionVerbs,
  forwardMarks,
  headerNames,
} from '../../lexicon/layout/quoted-threads.ts';
import type { Stretch } from '../email.ts';
import { isBlank } from '../words/split-lines.ts';

const attributionOpening = new RegExp(`^\\s*(?:${attributionOpenings})\\s.{4,200}$`, 'iu');
const attributionEnd = new RegExp(`(?:${attributionVerbs})(?:\\s.{1,80})?\\s?:\\s*$`, 'iu');
const divider = new RegExp(
  `^[\\s>]*-{2,}\\s*(?:${forwardMarks})\\s*-{2,}\\s*$|^\\s*(?:${forwardMarks})\\s?:\\s*$`,
  'iu',
);
const rule = /^\s*(?:_{10,}|-{10,})\s*$/u;
const headerFrom = new RegExp(`^\\s*\\*?(?:${headerNames.from})\\s?:\\*?\\s?\\S`, 'iu');
const headerNext = new RegExp(`^\\s*\\*?(?:${headerNames.next})\\s?:\\*?\\s?\\S`, 'iu');
const longestLine = 300;

/** The index of the first line of an earlier message quoted below; `lines.length` when there is none. */
export function findQuotedThread(lines: readonly Stretch[]): number {
  const textAt = (index: number) => lines[index]?.text.slice(0, longestLine) ?? '';
  const found = lines.findIndex((_, index) => {
    const text = textAt(index);
    const next = textAt(index + 1);
    if (divider.test(text)) return true;
    if (rule.test(text)) return isHeader(next, textAt(index + 2));
    if (attributionOpening.test(text))
      return attributionEnd.test(text) || attributionEnd.test(next);
    return isHeader(text, next);
  });
  const quotes = quotedTail(lines);
  return found === -1 ? quotes : Math.min(found, quotes);
}

function isHeader(text: string, next: string): boolean {
  return headerFrom.test(text) && headerNext.test(next);
}

/** Where the unbroken run of `>` lines at the end starts. */
function quotedTail(lines: readonly Stretch[]): number {
  let start = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (!line || isBlank(line)) continue;
    if (!line.text.trimStart().startsWith('>')) break;
    start = index;
  }
  return start;
}
