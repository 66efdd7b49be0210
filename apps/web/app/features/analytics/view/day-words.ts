const inUtc = { timeZone: 'UTC' } as const;
const long = new Intl.DateTimeFormat('en-GB', {
  ...inUtc,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const short = new Intl.DateTimeFormat('en-GB', { ...inUtc, day: 'numeric', month: 'short' });
const middling = new Intl.DateTimeFormat('en-GB', {
  ...inUtc,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** "Monday 30 March 2026" */
export const wholeDay = (day: string) => long.format(Date.parse(day)).replace(',', '');

/** "30 Mar" */
export const shortDay = (day: string) => short.format(Date.parse(day));

/** "27 March 2026 to 2 April 2026", or the one day. */
export function rangeWords({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((day) => middling.format(Date.parse(day)));
  return from === to ? `${first}` : `${first} to ${last}`;
}
