import { setTimeout as sleep } from 'node:timers/promises';

const dayMs = 86_400_000;

/** Conversions between moments and the local time of a zone. */
export type Clock = {
  /** The calendar day of a moment: "2026-03-29". */
  readonly dayAt: (moment: Date) => string;
  /** The day and the time of a moment: "2026-03-29 09:30". */
  readonly minuteAt: (moment: Date) => string;
  /** When a day begins; where the clocks skip midnight, the moment at which they do. */
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
  /** The local time as if it were UTC. */
  const shownAt = (moment: number) => {
    // Reading "11/28/2026, 23:05:00" takes a third of the time of its parts.
    const [month = 0, day, year = 0, ...time] = format.format(moment).split(/\D+/).map(Number);
    return Date.UTC(year, month - 1, day, ...time);
  };
  const read = (moment: Date) => new Date(shownAt(moment.getTime())).toISOString();
  return {
    dayAt: (moment) => read(moment).slice(0, 10),
    minuteAt: (moment) => read(moment).slice(0, 16).replace('T', ' '),
    startOf: (day) => {
      const midnight = Date.parse(day);
      const byClockAt = (moment: number) => midnight - (shownAt(moment) - moment);
      const before = byClockAt(midnight - dayMs);
      const after = byClockAt(midnight + dayMs);
      const showing = [...new Set([before, after])].filter(
        (moment) => shownAt(moment) === midnight,
      );
      // Where midnight comes twice, the first one counts.
      return new Date(showing.length > 0 ? Math.min(...showing) : before);
    },
  };
}

/** The day, such as "2026-03-29", that is so many days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The number of days from one to the other, including both. */
export function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** A number of successive days, beginning with the given one. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The UTC day, such as "2026-11-21", that daily limits belong to. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * The day that a counter, last used on the day `stored`, counts for at this moment. When a clock
 * was set back over midnight, the later day stays in force, so that no day's uses are had twice. A
 * day further ahead comes from a wrong clock and is ignored, so that it locks nobody out.
 */
export function countedDay(now: Date, stored: string): string {
  return stored === utcDay(nextUtcDay(now)) ? stored : utcDay(now);
}

/** The next 00:00 UTC, when daily limits start again. */
export function nextUtcDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate() + 1));
}

/** Waits at most this long. Returns whether the work was done in time. */
export async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const controller = new AbortController();
  try {
    return await Promise.race([
      work.then(() => true),
      sleep(milliseconds, false, { signal: controller.signal }),
    ]);
  } finally {
    controller.abort();
  }
}

const momentFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Such as "21 November 2026 at 00:00 UTC". */
export function utcMoment(date: Date): string {
  return `${momentFormat.format(date)} UTC`;
}
