/** "2026-11-21": the day that daily limits belong to. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The day that a counter last used on the day `stored` counts for at this moment. A clock that was
 * set back over midnight keeps the day it had reached, which must not be had twice; a day further
 * ahead comes of a clock that was wrong, and must not lock anybody out until then.
 */
export function countedDay(now: Date, stored: string): string {
  return stored === utcDay(nextUtcDay(now)) ? stored : utcDay(now);
}

/** The next 00:00 UTC, when daily limits start again. */
export function nextUtcDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1));
}
