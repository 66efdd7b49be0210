import type { AnalyticsSummary } from '@replysmith/contract';
import { numberText } from '../../../lib/words/number-text.ts';

export type Day = AnalyticsSummary['dailyData'][number];

/** "1 email", "3 emails" */
export function emailWords(count: number): string {
  return `${String(count)} ${count === 1 ? 'email' : 'emails'}`;
}

/** With room for one decimal: "72.5", "81" for 81.04; a dash for none. */
export function roundedText(average: number | null): string {
  return numberText(average === null ? null : Math.round(average * 10) / 10);
}
