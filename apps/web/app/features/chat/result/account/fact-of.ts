import type { RewriteChoices } from '@replysmith/contract';
import type { ResultLine } from './result-account.ts';

type Line = Pick<ResultLine, 'kept' | 'offers' | 'isAnswered' | 'isOff' | 'own'> & {
  readonly changes: readonly Pick<ResultLine['changes'][number], 'field'>[];
};

/** Which of a line's changes count, and what the writer did for it; what has nothing of its own comes with something else. */
export function factOf(line: Line, choices: RewriteChoices): string | undefined {
  const { changes, offers, isAnswered } = line;
  const own = [
    offers > 0 && (offers === 1 ? 'An offer you took' : `${String(offers)} offers you took`),
    isAnswered && 'Your answer',
    changes.length > 0 && factOfChanges(line, choices),
  ].filter((fact) => typeof fact === 'string');
  if (changes.length > 0 || own.length > 0) return own.join('. ') || undefined;
  const what = ownWords(choices);
  if (line.own === 'all') return `Comes with ${what}`;
  if (line.own === 'part') return `Comes with the changes and ${what}`;
  return choices.subject === null ? 'Comes with the changes' : undefined;
}

function factOfChanges(
  { changes, kept, isOff }: Line,
  { subject }: Pick<RewriteChoices, 'subject'>,
): string | undefined {
  if (subject !== null && changes.every(({ field }) => field === 'subject')) return 'Your pick';
  if (kept === changes.length) return undefined;
  if (kept === 0) return isOff ? 'Put back' : undefined;
  return `${String(kept)} of ${String(changes.length)} changes kept`;
}

function ownWords({ taken, blanks, answers }: RewriteChoices): string {
  const written = [...Object.values(blanks), ...Object.values(answers)];
  const isFilled = written.some((value) => value.trim() !== '');
  if (taken.length === 0) return 'what you filled in';
  return isFilled ? 'what you decided' : 'what you took';
}
