import { expect, it } from 'vitest';
import { clockTime, recentDay } from './days.ts';

const now = new Date(2026, 2, 5, 15, 0);
const of = (...date: [number, number, number, number]) =>
  recentDay(new Date(...date).toISOString(), now);

it('names days the way one speaks of them', () => {
  expect(of(2026, 2, 5, 0)).toBe('00:00');
  expect(of(2026, 2, 4, 23)).toBe('yesterday');
  expect(of(2026, 1, 27, 1)).toBe('Fri');
  expect(of(2026, 1, 26, 1)).toBe('26 Feb');
  expect(of(2025, 2, 5, 15)).toBe('5 Mar 2025');
  expect(of(2026, 2, 6, 1)).toBe('6 Mar');
});

it('goes by the clock of a time zone where one is given', () => {
  const evening = '2026-03-04T22:30:00Z';
  const noon = new Date('2026-03-05T12:00:00Z');
  expect(recentDay(evening, noon, 'UTC')).toBe('yesterday');
  expect(recentDay(evening, noon, 'Asia/Tokyo')).toBe('07:30');
  expect(recentDay(evening, noon, 'Not/AZone')).toBe('yesterday');
  expect(recentDay('2025-12-31T23:30:00Z', noon, 'Asia/Tokyo')).toBe('1 Jan');
});

it('writes times by the clock of 24 hours, wherever the browser is set to', () => {
  expect(clockTime(new Date(2026, 2, 4, 9, 5))).toBe('09:05');
  expect(clockTime(new Date(2026, 2, 4, 21, 5))).toBe('21:05');
});
