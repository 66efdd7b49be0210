import words from '../../data/words/mail-programs.json' with { type: 'json' };
import type { Stretch } from './email.ts';
import { isBlank, splitLines } from './stretch.ts';

const either = (ways: readonly string[]) => ways.join('|');

/** How "On 4 May Tom wrote:" opens and ends, in the languages that mail programs are set to. */
const attributionOpening = new RegExp(
  `^\\s*(?:${either(words.attributionOpenings)})\\s.{4,200}$`,
  'iu',
);
const attributionEnd = new RegExp(
  `(?:${either(words.attributionVerbs)})(?:\\s.{1,80})?\\s?:\\s*$`,
  'iu',
);
const forwarded = either(words.forwardMarks);
const divider = new RegExp(
  `^[\\s>]*-{2,}\\s*(?:${forwarded})\\s*-{2,}\\s*$|^\\s*(?:${forwarded})\\s?:\\s*$`,
  'iu',
);
const rule = /^\s*(?:_{10,}|-{10,})\s*$/u;
/** The head of a message quoted by Outlook and its like. */
const headerFrom = new RegExp(`^\\s*\\*?(?:${either(words.headerFrom)})\\s?:\\*?\\s?\\S`, 'iu');
const headerNext = new RegExp(`^\\s*\\*?(?:${either(words.headerNext)})\\s?:\\*?\\s?\\S`, 'iu');
const longestLine = 300;

/**
 * An email's own text, and the earlier messages that are quoted below it.
 *
 * @example
 * splitThread('Still worth a call?\n\nOn 4 May Tom wrote:\n> Not now.').thread; // 'On 4 May Tom wrote:\n> Not now.'
 */
export function splitThread(text: string): { written: string; thread: string } {
  const lines = splitLines(text);
  const at = lines[findQuotedThread(lines)]?.start ?? text.length;
  return { written: text.slice(0, at), thread: text.slice(at) };
}

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
