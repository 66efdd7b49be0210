import type { WeighedBlank } from '@replysmith/coach';
import { tenths } from '../../../../lib/words/tenths.ts';
import { signedPoints } from '../../../../ui/ledger/signed-points.ts';

/** "worth 0.4" while it is open, "+0.4" or "−0.2" once it is filled; nothing where nothing moves. */
export function blankWorth({ wins, won }: Pick<WeighedBlank, 'wins' | 'won'>): string | null {
  if (won === null) return wins > 0 ? `worth ${tenths(wins)}` : null;
  return won === 0 ? null : signedPoints(won, tenths);
}
