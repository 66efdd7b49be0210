import { expect, it } from 'vitest';
import { widenToWords } from './widen-to-words.ts';

const text = 'I wanted to write because we help shops.';

it('takes in the rest of a word that is cut', () => {
  const change = { start: 2, end: 27, before: text.slice(2, 27), after: 'W' };
  expect(widenToWords(change, text, 0, text.length)).toEqual({
    start: 2,
    end: 28,
    before: 'wanted to write because we',
    after: 'We',
  });
});

it('does not grow into the next change', () => {
  const change = { start: 2, end: 27, before: text.slice(2, 27), after: 'W' };
  expect(widenToWords(change, text, 0, 27).end).toBe(27);
});

it('leaves a change of whole words, an insertion and a deletion of space as they are', () => {
  for (const [start, end] of [
    [2, 8],
    [9, 9],
    [8, 9],
  ] as const) {
    const change = { start, end, before: text.slice(start, end), after: '' };
    expect(widenToWords(change, text, 0, text.length)).toEqual(change);
  }
});
