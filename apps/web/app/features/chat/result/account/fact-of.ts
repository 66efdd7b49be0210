import type { RewriteChoices } from '@replysmith/contract';
import type { ResultLine } from './result-account.ts';

type Line = Pick<ResultLine, 'kept' | 'isOff' | 'filled'> & {
  readonly changes: readonly Pick<ResultLine['changes'][number], 'field'>[];
};

/** Which of a line's changes count; what has none of its own comes with something else. */
export function factOf(
  { changes, kept, isOff, filled }: Line,
  { subject }: Pick<RewriteChoices, 'subject'>,
): string | undefined {
  if (changes.length === 0) {
    if (filled === 'all') return 'Comes with what you filled in';
    if (filled === 'part') return 'Comes with the changes and what you filled in';
    return subject === null ? 'Comes with the changes' : undefined;
  }
  if (subject !== null && changes.every(({ field }) => field === 'subject')) return 'Your pick';
  if (kept === changes.length) return undefined;
  if (kept === 0) return isOff ? 'Put back' : undefined;
  return `${String(kept)} of ${String(changes.length)} changes kept`;
}
