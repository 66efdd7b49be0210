import { bandOf, type WeighedBlank } from '@replysmith/coach';
import { blanksLeft } from '../../../../data/blanks/blanks-left.ts';
import { tenths } from '../../../../lib/words/tenths.ts';
import { compared } from '../../exchange/compared.ts';
import { openWins } from './open-wins.ts';
import type { ResultAccount } from './result-account.ts';

type Judged = Pick<ResultAccount, 'before' | 'value' | 'isUntouched' | 'isComposed'>;

/** "9.3 so far, up from 6.1. One blank is yours to fill: done well, that makes 9.7." */
export function headline(
  account: Judged,
  open: readonly Pick<WeighedBlank, 'wins' | 'won'>[],
): string {
  const score = scoreInWords(account, open.length > 0);
  if (open.length === 0) return score;
  const wins = openWins(open);
  return `${score} ${blanksLeft(open.length, wins > 0 ? account.value + wins : null)}`;
}

function scoreInWords({ before, value, isUntouched, isComposed }: Judged, isOpen: boolean): string {
  if (isComposed) return `Written from your brief: ${tenths(value)}${isOpen ? ' so far' : ''}.`;
  if (!isUntouched) return `${compared(before, value, isOpen)}.`;
  if (value === 100) return '10. Nothing to change.';
  const now = `${tenths(value)}${isOpen ? ' so far' : ''}`;
  return bandOf(value) === 'strong'
    ? `${now}. Strong; the rest only you can change.`
    : `${now}. The coach found nothing it could change safely.`;
}
