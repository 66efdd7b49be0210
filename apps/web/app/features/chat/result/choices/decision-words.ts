import type { Optimization, RewriteChoices } from '@replysmith/contract';
import { compared } from '../../exchange/compared.ts';
import type { ResultAccount } from '../account/result-account.ts';

/** "All put back. 6.5, as before." */
export function decisionWords(
  { changes }: Pick<Optimization, 'changes'>,
  { put_back, subject }: RewriteChoices,
  { before, value }: Pick<ResultAccount, 'before' | 'value'>,
): string {
  const kept = changes.filter(({ id }) => !put_back.includes(id)).length;
  return `${keptWords(kept, changes.length, subject !== null)}${compared(before, value)}.`;
}

function keptWords(kept: number, all: number, hasOwnSubject: boolean): string {
  if (all === 0) return '';
  if (kept === all) return 'All changes kept. ';
  if (kept > 0) return `${String(kept)} of ${String(all)} changes kept. `;
  return hasOwnSubject ? 'All changes put back but your subject. ' : 'All put back. ';
}
