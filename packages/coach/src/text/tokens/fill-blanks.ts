import { findBlanks } from './find-blanks.ts';

/**
 * Writes what is known into the blanks, by their labels; the others stay visible.
 *
 * @example
 * fillBlanks('I waited [fill in: how long].', { 'how long': 'nine seconds' }); // 'I waited nine seconds.'
 * fillBlanks('I waited [fill in: how long].', {}); // 'I waited [fill in: how long].'
 */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  let filled = '';
  let position = 0;
  for (const { start, end, label, text: blank } of findBlanks(text)) {
    const value = Object.hasOwn(values, label) ? values[label]?.trim() : '';
    filled += text.slice(position, start) + (value || blank);
    position = end;
  }
  return filled + text.slice(position);
}
