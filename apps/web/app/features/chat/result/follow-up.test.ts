import { expect, it } from 'vitest';
import { sendingDays } from './follow-ups.tsx';

it('counts days from the first email, where the gaps are all that is stored', () => {
  expect(sendingDays([{ gap_days: 3 }, { gap_days: 6 }, { gap_days: 10 }])).toEqual([3, 9, 19]);
});

it('takes the day that the coach gives', () => {
  expect(sendingDays([{ gap_days: 6, day: 9 }, { gap_days: 10 }])).toEqual([9, 19]);
});
