import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';
import type { TextChange } from '../../../../ui/changed-text/text-change.ts';
import type { Mark } from '../../../../ui/marked-text/mark.ts';
import type { ResultAccount } from '../account/result-account.ts';
import type { Edits } from '../choices/revised-email.ts';

export const pickedSubject = 'picked-subject';

type Shown = Pick<Optimization, 'original_email' | 'changes' | 'offers' | 'questions'>;

/** The changes of one field as they are shown: those that are made, and those put back where their words still stand. */
export function textChanges(
  field: keyof EmailText,
  result: Shown,
  decided: Edits,
  choices: RewriteChoices,
  { numbers }: Pick<ResultAccount, 'numbers'>,
): TextChange[] {
  const { original_email: original, changes, offers, questions } = result;
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
  const rules = new Map([...changes, ...offers].map(({ id, rule }) => [id, rule]));
  for (const { id } of questions) rules.set(id, id);
  const shown = (
    { id, start, end, after }: Omit<TextChange, 'number' | 'isKept'>,
    isKept: boolean,
  ) => ({ id, start, end, after, isKept, number: numbers[rules.get(id) ?? ''] ?? 0 });

  const made = decided.filter((edit) => edit.field === field);
  const putBack = own.filter(
    ({ id, start, end }) =>
      choices.put_back.includes(id) &&
      !made.some((other) => start < other.end && other.start < end),
  );
  return [
    ...made.map((edit) => shown(edit, true)),
    ...putBack.map((change) => shown(change, false)),
  ];
}

/** Marks of a text where their words stand in the same text with wider gaps: sentences that go leave some. */
export function marksInWider(marks: readonly Mark[], text: string, wider: string): Mark[] {
  if (text === wider) return [...marks];
  const places: number[] = [];
  let to = 0;
  for (let at = 0; at < text.length; at += 1) {
    while (to < wider.length && wider[to] !== text[at]) to += 1;
    places.push(to);
    to += 1;
  }
  const placeOf = (at: number) => places[at] ?? wider.length;
  return marks.map(({ number, start, end }) => ({
    number,
    start: placeOf(start),
    end: end > start ? placeOf(end - 1) + 1 : placeOf(start),
  }));
}
