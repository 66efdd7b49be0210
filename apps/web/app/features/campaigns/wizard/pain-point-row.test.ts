import { expect, it } from 'vitest';
import { linesOf, moved, put, putOver, without } from './pain-point-row.tsx';

it('reads each line as a point, without list marks, spaces and empty lines', () => {
  expect(linesOf(' late payers \n\n- no-shows\r\n2. phone orders\n   \n•  waste')).toEqual([
    'late payers',
    'no-shows',
    'phone orders',
    'waste',
  ]);
  expect(linesOf('3 of 10 never answer')).toEqual(['3 of 10 never answer']);
});

it('moves, removes and puts back', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
  expect(put(without(['a', 'b', 'c'], 1), 1, 'b')).toEqual(['a', 'b', 'c']);
});

it('puts several where one stood, none twice, and says what it left out', () => {
  expect(putOver(['a', 'b', 'c'], 1, ['x', 'C ', 'y', 'X'])).toEqual({
    points: ['a', 'x', 'y', 'c'],
    leftOut: ['C ', 'X'],
  });
  expect(putOver(['a'], 1, ['b', 'A'])).toEqual({ points: ['a', 'b'], leftOut: ['A'] });
  expect(putOver(['a', 'b'], 1, ['b', 'c'])).toEqual({ points: ['a', 'b', 'c'], leftOut: [] });
});
