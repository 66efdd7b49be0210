import { expect, it } from 'vitest';
import { addDays, clockOf, daysFrom } from './clock.ts';

it.each([
  ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['Europe/Athens', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['Europe/Athens', '2026-03-30', '2026-03-29T21:00:00.000Z'],
  ['Europe/Athens', '2026-10-26', '2026-10-25T22:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-29', '2026-03-28T10:00:00.000Z'],
  ['Pacific/Niue', '2026-03-29', '2026-03-29T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-29', '2026-03-28T18:15:00.000Z'],
  // An offset means what it says; PostgreSQL would read it with the opposite sign.
  ['+05:30', '2026-03-29', '2026-03-28T18:30:00.000Z'],
  // There is no midnight: the day begins at one o'clock.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  // The clocks go back at midnight, and the first midnight still belongs to the day before.
  ['Asia/Beirut', '2025-10-26', '2025-10-25T22:00:00.000Z'],
  // Midnight comes twice.
  ['America/Havana', '2025-11-02', '2025-11-02T04:00:00.000Z'],
])('in %s, %s begins at %s', (zone, day, moment) => {
  const clock = clockOf(zone);
  const start = clock.startOf(day);
  expect(start.toISOString()).toBe(moment);
  expect(clock.dayAt(start)).toBe(day);
  expect(clock.dayAt(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
});

it('has no moment in a day that the clocks skipped', () => {
  const clock = clockOf('Pacific/Apia');
  const [, skipped, next] = daysFrom('2011-12-29', 3).map((day) => clock.startOf(day).getTime());
  expect(skipped).toBe(next);
});

it.each(['Europe/Athens', 'America/Santiago', 'Africa/Cairo', 'Australia/Lord_Howe'])(
  'gives the days of two years in %s their order, each begun by the one moment',
  (zone) => {
    const clock = clockOf(zone);
    for (const day of daysFrom('2025-01-01', 730)) {
      const start = clock.startOf(day);
      expect(clock.dayAt(start)).toBe(day);
      expect(clock.dayAt(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
    }
  },
);
