import type { EmailText, RewriteChoices } from '@replysmith/contract';
import type { TextChange } from '../../../../ui/changed-text/text-change.ts';
import type { Change, ResultAccount } from '../account/result-account.ts';

export const pickedSubject = 'picked-subject';

/** The changes of one field as they are shown: numbered, kept or put back. */
export function textChanges(
  field: keyof EmailText,
  original: EmailText,
  changes: readonly Change[],
  choices: RewriteChoices,
  { numbers }: ResultAccount,
): TextChange[] {
  const own = changes.filter((change) => change.field === field);
  if (field === 'subject' && choices.subject !== null) {
    return [
      {
        id: pickedSubject,
        number: numbers[own[0]?.rule ?? 'subject-length'] ?? 0,
        start: 0,
        end: original.subject?.length ?? 0,
        after: choices.subject,
        isKept: true,
      },
    ];
  }
  return own.map(({ id, rule, start, end, after }) => ({
    id,
    number: numbers[rule] ?? 0,
    start,
    end,
    after,
    isKept: !choices.put_back.includes(id),
  }));
}
