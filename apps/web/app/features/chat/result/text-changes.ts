import type { EmailText } from '@replysmith/contract';
import type { TextChange } from '../../../ui/changed-text/text-change.ts';
import type { Account, Change } from './account.ts';
import { fillBlanks } from './blanks.ts';
import type { Choices } from './choices.ts';

export const pickedSubject = 'picked-subject';

/** The changes of one field as they are shown: numbered, filled in, kept or put back. */
export function textChanges(
  field: keyof EmailText,
  original: EmailText,
  changes: readonly Change[],
  choices: Choices,
  account: Account,
): TextChange[] {
  const own = changes.filter((change) => change.field === field);
  if (field === 'subject' && choices.subject !== null) {
    const before = original.subject ?? '';
    const number = account.numberOf(own[0]?.rule ?? 'subject-length');
    return [
      {
        id: pickedSubject,
        number,
        start: 0,
        end: before.length,
        before,
        after: choices.subject,
        isKept: true,
      },
    ];
  }
  return own.map(({ id, rule, start, end, before, after }) => ({
    id,
    number: account.numberOf(rule),
    start,
    end,
    before,
    after: fillBlanks(after, choices.blanks),
    isKept: !choices.putBack.includes(id),
  }));
}
