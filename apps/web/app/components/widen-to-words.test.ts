import { expect, it } from 'vitest';
import { widenToWords } from './diff.ts';

const text = 'I wanted to write because we help shops.';

it('takes in the rest of a word that is cut', () => {
  expect(widenToWords(text, [{ start: 2, end: 27, after: 'W' }])).toEqual([
    { start: 2, end: 28, after: 'We' },
  ]);
});

it('does not grow into the next change', () => {
  const changes = [
    { start: 2, end: 27, after: 'W' },
    { start: 27, end: 27, after: 'ill s' },
  ];
  expect(widenToWords(text, changes)[0]?.end).toBe(27);
});

it('gives a word that two changes cut to the first of them', () => {
  const changes = [
    { start: 2, end: 4, after: 'Wa' },
    { start: 6, end: 8, after: 'ing' },
  ];
  expect(widenToWords(text, changes)).toEqual([
    { start: 2, end: 6, after: 'Want' },
    { start: 6, end: 8, after: 'ing' },
  ]);
});

it('leaves a change of whole words, an insertion and a deletion of space as they are', () => {
  for (const [start, end] of [
    [2, 8],
    [9, 9],
    [8, 9],
  ] as const) {
    const change = { start, end, after: '' };
    expect(widenToWords(text, [change])).toEqual([change]);
  }
});
