import { expect, it } from 'vitest';
import { placeBeside } from './tooltip.tsx';

const box = (left: number) => ({ left, right: left + 40, top: 100, bottom: 140 });

it.each([
  ['at its right where there is room', 0, 1_440, { left: 40, top: 120 }],
  ['at its left by the right edge', 1_380, 1_440, { right: 60, top: 120 }],
  ['below on a narrow screen', 120, 320, { left: 40, top: 140 }],
])('puts a tooltip %s', (_, left, screenWidth, position) => {
  expect(placeBeside(box(left), screenWidth)).toMatchObject(position);
});
