import { fillBlanks } from '../document/blanks.ts';
import type { Draft, Field } from '../draft.ts';
import type { Edit } from './edit.ts';

type Change = Pick<Edit, 'field' | 'start' | 'end' | 'after'>;

/** Reading order; an insertion comes before the words that start where it stands. */
export function inReadingOrder(a: Change, b: Change): number {
  if (a.field !== b.field) return a.field === 'subject' ? -1 : 1;
  return a.start - b.start || a.end - b.end;
}

function changeText(text: string, field: Field, changes: readonly Change[]): string {
  let changed = '';
  let position = 0;
  for (const change of changes) {
    if (change.field !== field || change.start < position) continue;
    changed += text.slice(position, change.start) + change.after;
    position = change.end;
  }
  return changed + text.slice(position);
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

/** What the writer decided about a rewrite. */
export type Decisions = {
  /** Ids of the edits put back. */
  readonly put_back?: readonly string[];
  /** A subject picked instead of the rewrite's. */
  readonly subject?: string | null;
  /** What goes into the blanks, by their labels. */
  readonly blanks?: Readonly<Record<string, string>>;
};

type EmailText = { readonly subject: string | null; readonly body: string };
type IdentifiedEdit = Pick<Edit, 'id' | 'field' | 'start' | 'end' | 'after'>;

/**
 * The email as the writer's decisions leave it: the edits but for those put back, the picked subject,
 * the blanks filled. Ids and labels that the email does not have change nothing.
 *
 * @example
 * reviseEmail({ subject: null, body: 'Hi all,' }, [{ id: '1', field: 'body', start: 3, end: 6, after: 'Tom' }], { subject: 'Ovens' }); // { subject: 'Ovens', body: 'Hi Tom,' }
 * reviseEmail({ subject: null, body: 'Hi all,' }, [{ id: '1', field: 'body', start: 3, end: 6, after: 'Tom' }], { put_back: ['1'] }).body; // 'Hi all,'
 */
export function reviseEmail(
  original: EmailText,
  edits: readonly IdentifiedEdit[],
  { put_back = [], subject = null, blanks = {} }: Decisions = {},
): EmailText {
  const putBack = new Set(put_back);
  const kept = edits.filter(({ id }) => !putBack.has(id));
  const edited: Draft = applyEdits({ subject: original.subject, body: original.body }, kept);
  const line = subject ?? edited.subject;
  return {
    subject: line === null ? null : fillBlanks(line, blanks),
    body: fillBlanks(edited.body, blanks),
  };
}
