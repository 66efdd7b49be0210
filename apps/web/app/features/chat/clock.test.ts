import { expect, it } from 'vitest';
import { clockTime } from './clock.ts';

it('writes times by the clock of 24 hours, wherever the browser is set to', () => {
  expect(clockTime(new Date(2026, 2, 4, 9, 5))).toBe('09:05');
  expect(clockTime(new Date(2026, 2, 4, 21, 5))).toBe('21:05');
});
