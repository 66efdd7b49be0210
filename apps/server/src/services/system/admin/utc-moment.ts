const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** "21 November 2026 at 00:00 UTC" */
export function utcMoment(date: Date): string {
  return `${format.format(date)} UTC`;
}
