import type { Draft, Field } from '../../draft.ts';
import { applyEdits } from '../../rewrite/apply-edits.ts';
import { parseEmail } from '../../document/parse-email.ts';
import { align } from '../units/align.ts';
import { unitsOf } from '../units/unit.ts';
import { type Change, changesIn } from './changes-in.ts';
import { changedWords } from './changed-words.ts';

/** A change of one field that has no reason yet. */
export type FieldChange = Change & { readonly field: Field };

/** What was changed from one draft to the next, in reading order: words where few changed, else sentences. */
export function editsBetween(draft: Draft, next: Draft): FieldChange[] {
  return [...subjectChange(draft, next), ...bodyChanges(draft, next)];
}

function subjectChange(draft: Draft, next: Draft): FieldChange[] {
  if (draft.subject === next.subject) return [];
  const after = next.subject ?? '';
  return [{ field: 'subject', start: 0, end: draft.subject?.length ?? 0, after }];
}

function bodyChanges(draft: Draft, next: Draft): FieldChange[] {
  if (draft.body === next.body) return [];
  const own = unitsOf(parseEmail(draft));
  const written = unitsOf(parseEmail(next));
  const changes = changesIn(draft.body, next.body, align(own, written))
    .flatMap((change) => changedWords(draft.body, change))
    .map((change): FieldChange => ({ field: 'body', ...change }));
  const isExact = applyEdits(draft, changes).body === next.body;
  return isExact ? changes : [{ field: 'body', ...wholeChange(draft.body, next.body) }];
}

/** All from the first to the last character that differs. */
function wholeChange(before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, after: after.slice(start, after.length - tail) };
}
