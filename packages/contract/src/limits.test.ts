import { expect, test } from 'vitest';
import { Limit } from './billing.ts';
import { isExceeded, remaining } from './limits.ts';

test.each([
  [{ kind: 'limit', value: 20 }, 18, 2],
  [{ kind: 'limit', value: 20 }, 25, 0],
  [{ kind: 'limit', value: 0 }, 0, 0],
  [{ kind: 'unlimited' }, 1_000_000, null],
  [{ kind: 'boolean', included: true }, 3, null],
  [{ kind: 'boolean', included: false }, 0, 0],
] as const)('%o with %i used leaves %o', (limit, used, left) => {
  expect(remaining(limit, used)).toBe(left);
});

test('is exceeded exactly when nothing is left', () => {
  const limit = { kind: 'limit', value: 5 } as const;
  expect([4, 5, 6].map((used) => isExceeded(limit, used))).toEqual([false, true, true]);
});

test('an unlimited plan survives JSON', () => {
  const limit: Limit = { kind: 'unlimited' };
  expect(Limit.parse(JSON.parse(JSON.stringify(limit)))).toEqual(limit);
});
