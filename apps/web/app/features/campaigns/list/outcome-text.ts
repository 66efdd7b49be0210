import type { OutcomeRates } from '@replysmith/contract';
import { replyWords } from '../../../data/outcomes/rate-words.ts';

/** "3 of 12 replied, 25% (9–53%), 2 waiting"; too few say nothing yet. */
export function outcomeText(rates: OutcomeRates): string {
  if (rates.sent === 0) return 'No email marked as sent yet';
  const open = rates.waiting > 0 ? `, ${String(rates.waiting)} waiting` : '';
  return replyWords(rates) + open;
}
