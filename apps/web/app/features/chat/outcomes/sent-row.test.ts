import { expect, it } from 'vitest';
import { dayIn } from '../../../lib/days.ts';
import { momentOn } from './sent-row.tsx';

const known = '2024-03-04T09:30:00.000Z';
const now = new Date('2024-03-08T08:00:00.000Z');

it('keeps the moment that is known on its own day', () => {
  expect(momentOn(dayIn(undefined, new Date(known)), known, now)).toBe(known);
});

it('is never later than now', () => {
  expect(momentOn(dayIn(undefined, now), known, now)).toBe(now.toISOString());
});

it('is on the day that was picked, where its reader is', () => {
  const moment = momentOn('2024-03-02', known, now);
  expect(dayIn(undefined, new Date(moment))).toBe('2024-03-02');
});
