import { addDays } from '../analytics/range/calendar-day.ts';
import { clockOf } from '../analytics/range/clock-of.ts';

const eightHours = 8 * 3_600_000;

/**
 * The first day of the week that a report is due about, where the clocks are set to this zone: from
 * about eight on Monday until Tuesday ends, so that a server that was down on Monday still tells.
 * Else null.
 */
export function weekDue(now: Date, timeZone: string): string | null {
  const clock = clockOf(timeZone);
  const today = clock.dayAt(now);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = addDays(today, -sinceMonday);
  const isEarly = now.getTime() < clock.startOf(monday).getTime() + eightHours;
  if (sinceMonday > 1 || isEarly) return null;
  return addDays(monday, -7);
}
