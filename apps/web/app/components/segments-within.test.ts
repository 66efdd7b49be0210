import { expect, it } from 'vitest';
import { segmentsWithin, splitByMarks } from './marks.ts';

const text = 'It takes a while to load.';
const segments = splitByMarks(text, [{ number: 2, start: 3, end: 16 }]);

it('gives a stretch of a marked text with its words, wherever its marks are cut', () => {
  expect(segmentsWithin(segments, 0, 8).map((segment) => segment.text)).toEqual(['It ', 'takes']);
  expect(segmentsWithin(segments, 8, 25).map((segment) => segment.text)).toEqual([
    ' a while',
    ' to load.',
  ]);
});

it('leaves the number where the mark ends', () => {
  expect(segmentsWithin(segments, 3, 8).map(({ numbers, ending }) => [numbers, ending])).toEqual([
    [[2], []],
  ]);
  expect(segmentsWithin(segments, 8, 16).map(({ ending }) => ending)).toEqual([[2]]);
});
