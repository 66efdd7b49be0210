import { expect, it } from 'vitest';
import { untilReset } from './daily-reset.ts';

it.each([
  [86_400_000, '24h 0m until daily reset'],
  [86_399_999, '23h 59m until daily reset'],
  [(5 * 60 + 12) * 60_000, '5h 12m until daily reset'],
  [59_999, '0h 0m until daily reset'],
  [1, '0h 0m until daily reset'],
  [0, 'Resetting...'],
  [-3_600_000, 'Resetting...'],
])('says of %d ms: %s', (ms, text) => {
  expect(untilReset(ms)).toBe(text);
});
