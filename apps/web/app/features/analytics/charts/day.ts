import type { AnalyticsSummary } from '@replysmith/contract';

export type Day = AnalyticsSummary['dailyData'][number];

/** "1 email", "3 emails" */
export function emailWords(count: number): string {
  return `${String(count)} ${count === 1 ? 'email' : 'emails'}`;
}

/** "72.5", "81" for 81.04; a dash for none. */
export function tenths(average: number | null): string {
  return pointsText(average === null ? null : Math.round(average * 10) / 10);
}

/** Averages as they are written: "72.5", "−4"; a dash for none. */
export function pointsText(average: number | null): string {
  return average === null ? '–' : String(average).replace('-', '−');
}
