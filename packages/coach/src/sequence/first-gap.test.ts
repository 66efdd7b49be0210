import { expect, it } from 'vitest';
import { readMessages } from '../../test/sequence/read-messages.ts';
import { firstGap } from './sequence-rules.ts';

const afterDays = (gap_days: number) => firstGap.check(readMessages({}, { gap_days }));

it.each([
  [0, 0.8],
  [1, 0.5],
  [2, 0.15],
  [6, 0.05],
  [7, 0.1],
  [8, 0.129],
  [13, 0.271],
  [14, 0.3],
  [15, 0.3],
  [60, 0.3],
])('a first gap of %i days loses %d', (days, loss) => {
  const [finding] = afterDays(days);
  expect(finding?.loss).toBeCloseTo(loss, 3);
  expect(finding?.message).toBe(1);
});

it.each([3, 4, 5])('a first gap of %i days loses nothing', (days) => {
  expect(afterDays(days)).toEqual([]);
});

it('says whether it was too soon or too late', () => {
  expect(afterDays(2)[0]).toMatchObject({
    quote: '2 days',
    fix: 'Wait 3 to 5 days.',
    reason: expect.stringContaining('presses') as string,
  });
  expect(afterDays(6)[0]?.reason).toContain('forgotten');
});

it('has nothing to say of one email', () => {
  expect(firstGap.check(readMessages({}))).toEqual([]);
});
