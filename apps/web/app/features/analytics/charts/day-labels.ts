import { shortDay } from '../view/day-words.ts';
import type { Day } from './day.ts';

const room = 58;

/** The days that are named under a chart, so that the names do not touch: "Mon 30", or "30 Mar". */
export function dayLabels(days: readonly Day[], width: number): { index: number; text: string }[] {
  const step = Math.max(1, Math.ceil((days.length * room) / width));
  const isWeek = days.length <= 7;
  return days.flatMap(({ date, day }, index) => {
    // Counted from the last, which is always named.
    if ((days.length - 1 - index) % step !== 0) return [];
    return { index, text: isWeek ? `${day} ${String(Number(date.slice(8)))}` : shortDay(date) };
  });
}
