const made = new Map<string, Intl.DateTimeFormat>();

/** Formats moments by the clock of a time zone, else by the browser's. */
export function calendarOf(
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  // They are dear to make, and lists need one per row.
  const key = JSON.stringify([timeZone, options]);
  const calendar = made.get(key) ?? makeCalendar(timeZone, options);
  made.set(key, calendar);
  return calendar;
}

/** The day it is by the clock of a time zone, else by the browser's: "2026-03-29". */
export function dayIn(timeZone: string | undefined, moment: Date): string {
  const parts = calendarOf(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(moment)
    .map(({ type, value }): [string, string] => [type, value]);
  const { year = '', month = '', day = '' } = Object.fromEntries(parts);
  return [year.padStart(4, '0'), month, day].join('-');
}

/** A time zone that this browser does not know is told as UTC. */
function makeCalendar(timeZone: string | undefined, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  }
}
