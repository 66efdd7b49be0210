import type { Draft } from '../draft.ts';
import { fillBlanks } from '../document/blanks.ts';
import { applyEdits } from './edits.ts';
import type { Edit } from './edit.ts';

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
