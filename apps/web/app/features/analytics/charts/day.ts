import type { AnalyticsSummary } from '@replysmith/contract';

export type Day = AnalyticsSummary['dailyData'][number];

/** "1 email", "3 emails" */
export function emailWords(count: number): string {
  return `${String(count)} ${count === 1 ? 'email' : 'emails'}`;
}

/** Averages as they are written: "72.5", "−4"; a dash for none. */
export function pointsText(average: number | null): string {
  return average === null ? '–' : String(average).replace('-', '−');
}
