import { expect, it } from 'vitest';
import { curve } from './curve.ts';

it('runs straight between its points and flat beyond them', () => {
  const line = curve([
    [10, 0],
    [20, 1],
    [40, 0.5],
  ]);
  expect([0, 10, 15, 20, 30, 40, 99].map(line)).toEqual([0, 0, 0.5, 1, 0.75, 0.5, 0.5]);
});
