import { findBlanks } from './find-blanks.ts';
import { fitAnswer } from './fit-answer.ts';

/**
 * Writes what is known into the blanks, by their labels; the others stay visible. An answer takes the form that its
 * place in the sentence wants.
 *
 * @example
 * fillBlanks('I waited [fill in: how long].', { 'how long': 'nine seconds' }); // 'I waited nine seconds.'
 * fillBlanks('I waited [fill in: how long].', { 'how long': 'I waited nine seconds.' }); // 'I waited nine seconds.'
 * fillBlanks('I waited [fill in: how long].', {}); // 'I waited [fill in: how long].'
 */
export function fillBlanks(text: string, values: Readonly<Record<string, string>>): string {
  let filled = '';
  let position = 0;
  for (const { start, end, label, text: blank } of findBlanks(text)) {
    const value = Object.hasOwn(values, label) ? values[label]?.trim() : '';
    filled += text.slice(position, start);
    position = end;
    if (value) {
      const { before, answer } = fitAnswer(filled, value, text.slice(end));
      filled = before + answer;
    } else filled += blank;
  }
  return filled + text.slice(position);
}
