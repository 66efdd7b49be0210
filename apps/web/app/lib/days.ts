import { trashDays } from './retention.ts';

const made = new Map<string, Intl.DateTimeFormat>();

/** Formats dates in a time zone, by default the browser's. */
function calendarOf(
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  // Formatters are expensive to create, and lists need one per row.
  const key = JSON.stringify([timeZone, options]);
  const calendar = made.get(key) ?? makeCalendar(timeZone, options);
  made.set(key, calendar);
  return calendar;
}

/** Today's date in a time zone, by default the browser's: "2026-03-29". */
export function dayIn(timeZone: string | undefined, moment: Date): string {
  const parts = calendarOf(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(moment)
    .map(({ type, value }): [string, string] => [type, value]);
  const { year = '', month = '', day = '' } = Object.fromEntries(parts);
  return [year.padStart(4, '0'), month, day].join('-');
}

/** A time zone unknown to this browser is shown as UTC. */
function makeCalendar(timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  }
}

/** "4 April 2026", in the reader's own time zone. */
export function dayText(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(moment));
}

const dayMs = 86_400_000;

/** Until when something deleted at a moment can be restored. */
export function restorableUntil(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + Number(trashDays) * dayMs).toISOString();
}

const clock = calendarOf(undefined, { hour: '2-digit', minute: '2-digit' });

/** "10:41" */
export const clockTime = (date: Date) => clock.format(date);

/** "14 Nov", with the year if it is not this year. */
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
export function recentDay(
  moment: string,
  now = new Date(),
  timeZone?: string,
  weekday: 'short' | 'long' = 'short',
): string {
  const date = new Date(moment);
  const [then, today] = [date, now].map((at) => Date.parse(dayIn(timeZone, at)));
  const daysAgo = ((today ?? 0) - (then ?? 0)) / dayMs;
  if (daysAgo === 0) {
    return calendarOf(timeZone, { hour: '2-digit', minute: '2-digit' }).format(date);
  }
  if (daysAgo === 1) return 'yesterday';
  if (daysAgo > 1 && daysAgo < 7) return calendarOf(timeZone, { weekday }).format(date);
  return dayName(date, now, timeZone);
}
