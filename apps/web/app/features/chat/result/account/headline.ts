import { bandOf } from '@replysmith/coach';
import { tenths } from '../../../../lib/tenths.ts';
import type { ResultAccount } from './result-account.ts';

type Judged = Pick<ResultAccount, 'before' | 'value' | 'held' | 'isUntouched' | 'isComposed'>;

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "9.3, up from 6.1. One blank is yours to fill." */
export function headline(account: Judged, blanks: number): string {
  const verdict = verdictOf(account);
  if (blanks === 0) return verdict;
  const count = words[blanks] ?? String(blanks);
  return blanks === 1
    ? `${verdict} One blank is yours to fill.`
    : `${verdict} ${count} blanks are yours to fill.`;
}

function verdictOf({ before, value, held, isUntouched, isComposed }: Judged): string {
  const compare = isComposed
    ? `Written from your brief: ${tenths(value)}`
    : compared(before, value);
  if (held) {
    const now = value === before && !isComposed ? tenths(value) : compare;
    return held.words
      ? `${now}, held there by “${held.words}”.`
      : `${now}, held there: ${held.fact}.`;
  }
  if (isComposed || !isUntouched) return `${compare}.`;
  if (value === 100) return '10. Nothing to change.';
  return bandOf(value) === 'strong'
    ? `${tenths(value)}. Strong; the rest only you can change.`
    : `${tenths(value)}. The coach found nothing it could change safely.`;
}

/** "9.3, up from 6.1" */
export function compared(before: number, value: number): string {
  if (value > before) return `${tenths(value)}, up from ${tenths(before)}`;
  if (value < before) return `${tenths(value)}, down from ${tenths(before)}`;
  return `${tenths(value)}, as before`;
}
