import { bandOf } from '@replysmith/coach';
import { blanksLeft } from '../../../../data/blanks/blanks-left.ts';
import { tenths } from '../../../../lib/tenths.ts';
import type { ResultAccount } from './result-account.ts';

type Judged = Pick<ResultAccount, 'before' | 'value' | 'held' | 'isUntouched' | 'isComposed'>;

/** "9.3, up from 6.1. One blank is yours to fill, worth 0.4." */
export function headline(account: Judged, blanks: readonly { wins: number }[]): string {
  const verdict = verdictOf(account);
  if (blanks.length === 0) return verdict;
  // What two win together is less than what each wins alone.
  const wins = Math.max(...blanks.map((blank) => blank.wins));
  const isOneFact = blanks.filter((blank) => blank.wins > 0).length === 1;
  return `${verdict} ${blanksLeft(blanks.length, isOneFact ? wins : 0)}`;
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
