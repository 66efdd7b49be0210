import { setTimeout as sleep } from 'node:timers/promises';

const dayMs = 86_400_000;

/** What the clocks of a time zone show. */
export type Clock = {
  /** The calendar day of a moment: "2026-03-29". */
  readonly dayAt: (moment: Date) => string;
  /** The day and the time of a moment: "2026-03-29 09:30". */
  readonly minuteAt: (moment: Date) => string;
  /** When a day begins; where the clocks leave midnight out, the moment that they do. */
  readonly startOf: (day: string) => Date;
};

/** The clock of a time zone that `Intl` knows. */
export function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  /** What the clocks show, as if it were UTC. */
  const shownAt = (moment: number) => {
    const shown = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, value]),
    );
    const { year, month, day, hour, minute, second } = shown;
    return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  };
  const read = (moment: Date) => new Date(shownAt(moment.getTime())).toISOString();
  return {
    dayAt: (moment) => read(moment).slice(0, 10),
    minuteAt: (moment) => read(moment).slice(0, 16).replace('T', ' '),
    startOf: (day) => {
      const midnight = Date.parse(day);
      const byClockAt = (moment: number) => midnight - (shownAt(moment) - moment);
      const before = byClockAt(midnight - dayMs);
      const both = [before, byClockAt(midnight + dayMs)];
      const showing = both.filter((moment) => shownAt(moment) === midnight);
      // Where midnight comes twice, the day begins with the first.
      return new Date(showing.length > 0 ? Math.min(...showing) : before);
    },
  };
}

/** "2026-03-29" so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** How many days there are from one to the other, both counted. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** So many days in a row, the first one given. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

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

/** Waits for something no longer than this; whether it came about in time. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const given = new AbortController();
  try {
    return await Promise.race([
      work.then(() => true),
      sleep(milliseconds, false, { signal: given.signal }),
    ]);
  } finally {
    given.abort();
  }
}

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** "21 November 2026 at 00:00 UTC" */
export function utcMoment(date: Date): string {
  return `${momentFormat.format(date)} UTC`;
}
