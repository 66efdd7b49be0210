import { replaceStretches } from '../document/stretch.ts';
import type { Draft, Field } from '../draft.ts';
import type { Edit } from './edit.ts';

export type Change = Pick<Edit, 'field' | 'start' | 'end' | 'after'>;

/** Reading order; an insertion comes before the words that start where it stands. */
export function inReadingOrder(a: Change, b: Change): number {
  if (a.field !== b.field) return a.field === 'subject' ? -1 : 1;
  return a.start - b.start || a.end - b.end;
}

function changeText(text: string, field: Field, changes: readonly Change[]): string {
  const own = changes.filter((change) => change.field === field);
  return replaceStretches(
    text,
    own.map(({ start, end, after }) => ({ start, end, shown: after })),
  );
}

/**
 * The draft with the given edits made. Any subset of a rewrite's edits gives a clean text.
 *
 * @example
 * applyEdits({ subject: null, body: 'Hi all,' }, [{ field: 'body', start: 3, end: 6, after: 'Tom' }]).body; // 'Hi Tom,'
 */
export function applyEdits(draft: Draft, edits: readonly Change[]): Draft {
  const ordered = edits.toSorted(inReadingOrder);
  const hasSubject = draft.subject !== null || ordered.some((edit) => edit.field === 'subject');
  return {
    ...draft,
    subject: hasSubject ? changeText(draft.subject ?? '', 'subject', ordered) : null,
    body: changeText(draft.body, 'body', ordered),
  };
}
