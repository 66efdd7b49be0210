const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "January 16, 2025" of "2025-01-16". */
function longDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The effective date beside the title of a legal text. */
export function HoldsSince({ day }: { day: string }) {
  return (
    <p>
      Effective <time dateTime={day}>{longDate(day)}</time>
    </p>
  );
}
