import { tenths } from '../../../lib/words/tenths.ts';

/** "9.3, up from 6.1"; "9.3 so far, up from 6.1" while blanks are open. */
export function compared(before: number, value: number, isSoFar = false): string {
  const now = isSoFar ? `${tenths(value)} so far` : tenths(value);
  if (value > before) return `${now}, up from ${tenths(before)}`;
  if (value < before) return `${now}, down from ${tenths(before)}`;
  return `${now}, as before`;
}
