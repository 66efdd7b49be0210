const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

const dayMs = 86_400_000;

/** "10:41" */
export const clockTime = (date: Date) => clock.format(date);

/** "14 Nov", with the year when it is another one. */
export function dayName(date: Date, now: Date): string {
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
}

/** "10:41" of today, "yesterday", "Wed" of the last days, "14 Nov", "14 Nov 2024". */
export function recentDay(moment: string, now = new Date()): string {
  const date = new Date(moment);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / dayMs);
  if (daysAgo === 0) return clockTime(date);
  if (daysAgo === 1) return 'yesterday';
  if (daysAgo > 1 && daysAgo < 7) return weekday.format(date);
  return dayName(date, now);
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
