import { tenths } from '../../../../lib/words/tenths.ts';
import { compared } from '../../exchange/compared.ts';
import type { ResultAccount } from './result-account.ts';

/** "9.3 so far, up from 6.1"; "8.5 so far, 2 blanks" of a letter from a brief, which has no before. */
export function accountInShort(
  { before, value, isComposed }: Pick<ResultAccount, 'before' | 'value' | 'isComposed'>,
  blanks: number,
): string {
  if (!isComposed) return compared(before, value, blanks > 0);
  if (blanks === 0) return tenths(value);
  return `${tenths(value)} so far, ${blanks === 1 ? 'one blank' : `${String(blanks)} blanks`}`;
}
