import { expect, it } from 'vitest';
import { isMuchMemory, isSlow, worstShift } from './watch-vitals.ts';

it.each([
  ['page_load', 3_000],
  ['dom_content_loaded', 2_000],
  ['first_paint', 1_500],
] as const)('%s is slow above %i ms', (vital, limit) => {
  expect([isSlow(vital, limit), isSlow(vital, limit + 1)]).toEqual([false, true]);
});

const megabyte = 1_048_576;
it.each([
  [100 * megabyte, 4_000 * megabyte, false],
  [100 * megabyte + 1, 4_000 * megabyte, true],
  [40 * megabyte, 50 * megabyte, false],
  [40 * megabyte + 1, 50 * megabyte, true],
])('%i bytes of %i are much: %s', (used, limit, much) => {
  expect(isMuchMemory(used, limit)).toBe(much);
});

it.each([
  ['nothing', [], 0],
  [
    'the sum of what comes together',
    [
      [0, 0.05],
      [900, 0.06],
    ],
    0.11,
  ],
  [
    'the worst of those apart',
    [
      [0, 0.05],
      [1_000, 0.06],
    ],
    0.06,
  ],
  ['no burst of over five seconds', Array.from({ length: 9 }, (_, i) => [i * 800, 0.01]), 0.07],
])('counts shifts as %s', (_, shifts, worst) => {
  const given = shifts.map(([startTime = 0, value = 0]) => ({ startTime, value }));
  expect(worstShift(given)).toBeCloseTo(worst, 10);
});
