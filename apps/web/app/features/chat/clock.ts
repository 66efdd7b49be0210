const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

export const clockTime = (date: Date) => time.format(date);
export const weekdayName = (date: Date) => weekday.format(date);

/** "14 Nov", with the year when it is another one. */
export function dayName(date: Date, now: Date): string {
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
}
