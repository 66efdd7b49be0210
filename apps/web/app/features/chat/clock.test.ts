import { expect, it } from 'vitest';
import { clockTime } from './clock.ts';

it('writes a time in the morning without a leading zero where the day has two halves', () => {
  expect(clockTime(new Date(2026, 2, 4, 9, 5))).not.toMatch(/^0\d:05\s*AM$/iu);
});
