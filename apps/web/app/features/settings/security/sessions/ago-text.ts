import { dayText } from '../../../../lib/words/day-text.ts';

const day = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const startOfDay = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** "today", "yesterday", "3 days ago", then "on 4 March 2026": in the reader's own days. */
export function agoText(moment: string, now: Date): string {
  const days = Math.round((startOfDay(now) - startOfDay(new Date(moment))) / day);
  if (days > 6) return `on ${dayText(moment)}`;
  return relative.format(-Math.max(0, days), 'day');
}
