import { expect, it } from 'vitest';
import { nextPosition } from './library-grid.tsx';

const grid = { count: 10, columns: 4 };

it.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 7, 7],
  ['ArrowUp', 5, 1],
  ['ArrowUp', 2, 2],
  ['PageDown', 1, 9],
  ['PageUp', 9, 0],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['a', 3, null],
])('%s leads from %i to %s', (key, from, to) => {
  expect(nextPosition(key, from, grid)).toBe(to);
});
