import { expect, it } from 'vitest';
import { usualLimits } from './limits.ts';

it('waits 15 s for a first sign, 20 s for the next and 90 s in all', () => {
  expect(usualLimits).toMatchObject({ firstByte: 15_000, idle: 20_000, total: 90_000 });
});
