import { expect, test } from 'vitest';
import { chargeInWords } from './billing-section.tsx';

test.each([
  ['charged', 'answered', 'Counted'],
  ['charged', 'stopped', 'Counted: stopped after it began'],
  ['reserved', 'running', 'Reserved while it is written'],
  ['refunded', 'failed', 'Given back: it failed'],
  ['refunded', 'stopped', 'Given back'],
  ['free', 'answered', 'Free'],
] as const)('a %s request that was %s is told as "%s"', (charge, status, words) => {
  expect(chargeInWords({ charge, status })).toBe(words);
});
