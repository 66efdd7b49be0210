const day = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const startOfDay = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** "today", "yesterday", "3 days ago", then "on 4 Mar 2026": in the reader's own days. */
export function dayText(moment: string, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(moment))) / day);
  if (days > 6) return `on ${absolute.format(new Date(moment))}`;
  return relative.format(-Math.max(0, days), 'day');
}
