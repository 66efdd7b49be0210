import { bandOf, type WeighedBlank } from '@replysmith/coach';
import { blanksLeft } from '../../../../data/blanks/blanks-left.ts';
import { tenths } from '../../../../lib/words/tenths.ts';
import { compared } from '../../exchange/compared.ts';
import { openWins } from './open-wins.ts';
import type { ResultAccount } from './result-account.ts';

type Judged = Pick<ResultAccount, 'before' | 'value' | 'held' | 'isUntouched' | 'isComposed'>;

/** "9.3, up from 6.1. One blank is yours to fill, worth 0.4." */
export function headline(
  account: Judged,
  open: readonly Pick<WeighedBlank, 'wins' | 'won'>[],
): string {
  const verdict = verdictOf(account, open.length > 0);
  return open.length === 0 ? verdict : `${verdict} ${blanksLeft(open.length, openWins(open))}`;
}

function verdictOf(account: Judged, isOpen: boolean): string {
  const { before, value, held, isUntouched, isComposed } = account;
  const compare = isComposed
    ? `Written from your brief: ${tenths(value)}${isOpen ? ' so far' : ''}`
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
