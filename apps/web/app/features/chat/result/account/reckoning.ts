import { tenths } from '../../../../lib/words/tenths.ts';
import type { ResultAccount } from './result-account.ts';

/** How the sum comes about: "6.1 + 3.2"; from 10 where nothing was there before or moved. */
export function reckoning({
  before,
  value,
  isComposed,
}: Pick<ResultAccount, 'before' | 'value' | 'isComposed'>): string {
  const start = isComposed || value === before ? 100 : before;
  return `${tenths(start)} ${value > start ? '+' : '−'} ${tenths(Math.abs(value - start))}`;
}
