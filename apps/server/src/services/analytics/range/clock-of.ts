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
