import { tenths } from '../tenths.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "9.3, up from 6.1. One blank is yours to fill." */
export function headline(before: number, value: number, blanks: number): string {
  return [comparison(before, value), blanksToFill(blanks)].filter(Boolean).join(' ');
}

function comparison(before: number, value: number): string {
  if (value > before) return `${tenths(value)}, up from ${tenths(before)}.`;
  if (value < before) return `${tenths(value)}, down from ${tenths(before)}.`;
  return `${tenths(value)}, as before.`;
}

function blanksToFill(count: number): string {
  if (count === 0) return '';
  const number = words[count] ?? String(count);
  return count === 1 ? 'One blank is yours to fill.' : `${number} blanks are yours to fill.`;
}
