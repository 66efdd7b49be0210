import { expect, it } from 'vitest';
import { isMuchMemory, isSlow } from './watch-vitals.ts';

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
