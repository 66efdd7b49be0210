import { wholeDay } from '../view/day-words.ts';
import { emailWords, pointsText, type Day } from './day.ts';

/** "12 emails on 5 of 7 days. The most on Monday 30 March 2026: 4." */
export function emailsSummary(days: readonly Day[]): string {
  const total = days.reduce((sum, { optimizations }) => sum + optimizations, 0);
  const busy = days.filter(({ optimizations }) => optimizations > 0);
  if (total === 0) return 'No email on any of these days.';
  const on = `${emailWords(total)} on ${String(busy.length)} of ${String(days.length)} days.`;
  if (busy.length === 1) return on;
  const [most, ...ties] = busy
    .toSorted((one, other) => other.optimizations - one.optimizations)
    .filter(({ optimizations }, _, [first]) => optimizations === first?.optimizations);
  if (!most || ties.length > 0) return on;
  return `${on} The most on ${wholeDay(most.date)}: ${String(most.optimizations)}.`;
}

/** "On average, emails of the first day with any went from 52 to 88, of the last one from 61.5 to 90." */
export function scoresSummary(days: readonly Day[]): string {
  const judged = days.filter(({ optimizations }) => optimizations > 0);
  const [first, last] = [judged[0], judged.at(-1)];
  if (!first || !last) return 'No email on any of these days.';
  const went = ({ averageOriginal, averageOptimized }: Day) =>
    `from ${pointsText(averageOriginal)} to ${pointsText(averageOptimized)}`;
  if (first === last) return `On ${wholeDay(first.date)} emails went ${went(first)} on average.`;
  return `On average, emails of the first day with any went ${went(first)}, of the last one ${went(last)}.`;
}
