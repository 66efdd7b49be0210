import { fillPieces } from './fill-pieces.ts';

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
  return fillPieces([text], values).join('');
}
