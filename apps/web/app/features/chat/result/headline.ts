import { tenths } from '../tenths.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "9.3, up from 6.1. One blank is yours to fill." */
export function headline(before: number, value: number, blanks: number): string {
  const comparison = `${compared(before, value)}.`;
  if (blanks === 0) return comparison;
  const count = words[blanks] ?? String(blanks);
  return blanks === 1
    ? `${comparison} One blank is yours to fill.`
    : `${comparison} ${count} blanks are yours to fill.`;
}

/** "9.3, up from 6.1" */
export function compared(before: number, value: number): string {
  if (value > before) return `${tenths(value)}, up from ${tenths(before)}`;
  if (value < before) return `${tenths(value)}, down from ${tenths(before)}`;
  return `${tenths(value)}, as before`;
}
