import { shortDay, wholeDay } from '../view/day-words.ts';
import { emailWords, roundedText, type Day } from './day.ts';

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

/** "9 Nov: 59.5 to 82.5. 22 Nov: 71.6 to 81.4.", of the first day with any email and the last. */
export function scoresSummary(days: readonly Day[]): string {
  const judged = days.filter(({ optimizations }) => optimizations > 0);
  const [first, last] = [judged[0], judged.at(-1)];
  if (!first || !last) return 'No email on any of these days.';
  const went = ({ date, averageOriginal, averageOptimized }: Day) =>
    `${shortDay(date)}: ${roundedText(averageOriginal)} to ${roundedText(averageOptimized)}.`;
  return first === last ? went(first) : `${went(first)} ${went(last)}`;
}
