import { expect, it } from 'vitest';
import { inTenths } from './article.ts';

it.each([
  [85, '8.5'],
  [14, '1.4'],
  [1, '0.1'],
  [40, '4.0'],
  [0, '0.0'],
  [100, '10'],
])('%i points are %s of ten', (points, expected) => {
  expect(inTenths(points)).toBe(expected);
});
