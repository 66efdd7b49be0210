import { tenths } from '../../../lib/words/tenths.ts';

/** "9.3, up from 6.1" */
export function compared(before: number, value: number): string {
  if (value > before) return `${tenths(value)}, up from ${tenths(before)}`;
  if (value < before) return `${tenths(value)}, down from ${tenths(before)}`;
  return `${tenths(value)}, as before`;
}
