import { calendarOf, dayIn } from './calendar-of.ts';

const clock = calendarOf(undefined, { hour: '2-digit', minute: '2-digit' });

const dayMs = 86_400_000;

/** "10:41" */
export const clockTime = (date: Date) => clock.format(date);

/** "14 Nov", with the year when it is another one. */
export function dayName(date: Date, now: Date, timeZone?: string): string {
  const [year, thisYear] = [date, now].map((moment) => dayIn(timeZone, moment).slice(0, 4));
  const day = { day: 'numeric', month: 'short' } as const;
  const named = year === thisYear ? day : ({ ...day, year: 'numeric' } as const);
  return calendarOf(timeZone, named).format(date);
}

/**
 * "10:41" of today, "yesterday", "Wed" of the last days, "14 Nov", "14 Nov 2024", by the clock of a
 * time zone, else by the browser's.
 */
export function recentDay(moment: string, now = new Date(), timeZone?: string): string {
  const date = new Date(moment);
  const [then, today] = [date, now].map((at) => Date.parse(dayIn(timeZone, at)));
  const daysAgo = ((today ?? 0) - (then ?? 0)) / dayMs;
  if (daysAgo === 0) {
    return calendarOf(timeZone, { hour: '2-digit', minute: '2-digit' }).format(date);
  }
  if (daysAgo === 1) return 'yesterday';
  if (daysAgo > 1 && daysAgo < 7) return calendarOf(timeZone, { weekday: 'short' }).format(date);
  return dayName(date, now, timeZone);
}
