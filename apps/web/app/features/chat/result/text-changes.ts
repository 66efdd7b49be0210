import type { EmailText } from '@replysmith/contract';
import type { TextChange } from '../../../ui/changed-text/text-change.ts';
import type { Account, Change } from './account.ts';
import { fillBlanks } from './blanks.ts';
import type { Choices } from './choices.ts';
import { widenToWords } from './widen-to-words.ts';

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
  const text = original[field] ?? '';
  return own.map(({ id, rule, start, end, before, after }, index) => {
    const change = {
      id,
      number: account.numberOf(rule),
      start,
      end,
      before,
      after: fillBlanks(after, choices.blanks),
      isKept: !choices.putBack.includes(id),
    };
    const from = own[index - 1]?.end ?? 0;
    const to = own[index + 1]?.start ?? text.length;
    return widenToWords(change, text, from, to);
  });
}
