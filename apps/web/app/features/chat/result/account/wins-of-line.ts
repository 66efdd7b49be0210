import { findBlanks, type WeighedBlank } from '@replysmith/coach';
import type { EmailText } from '@replysmith/contract';
import type { ScoredLine } from '../choices/revise.ts';
import { openWins } from './open-wins.ts';

/** What following a line's advice wins; where it is to fill blanks, what the blanks are said to be worth. */
export function winsOfLine(
  { spans, wins }: Pick<ScoredLine, 'spans' | 'wins'>,
  text: EmailText,
  blanks: readonly WeighedBlank[],
): number {
  const isAboutBlanks = spans.every(({ field, start, end }) =>
    findBlanks(text[field] ?? '').some((blank) => blank.start === start && blank.end === end),
  );
  return spans.length > 0 && isAboutBlanks ? openWins(blanks) : wins;
}
