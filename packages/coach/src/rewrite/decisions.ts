import { fillBlanks } from '../document/blanks.ts';
import type { Draft } from '../draft.ts';
import { applyEdits, type Change, inReadingOrder } from './apply-edits.ts';
import type { Edit } from './edit.ts';
import type { Offer } from './offers.ts';
import { answerEdits, type Question } from './questions.ts';

/** What the writer decided about a rewrite. */
export type Decisions = {
  /** Ids of the edits put back. */
  readonly put_back?: readonly string[];
  /** Ids of the offers taken. */
  readonly taken?: readonly string[];
  /** The answers to its questions, by the questions' ids. */
  readonly answers?: Readonly<Record<string, string>>;
  /** A subject picked instead of the rewrite's. */
  readonly subject?: string | null;
  /** What goes into the blanks, by their labels. */
  readonly blanks?: Readonly<Record<string, string>>;
};

type EmailText = { readonly subject: string | null; readonly body: string };
type IdentifiedEdit = Pick<Edit, 'id' | 'field' | 'start' | 'end' | 'after'>;

/** What a review has for an email: changes, and what the writer may take or answer. */
export type Help = {
  readonly edits: readonly IdentifiedEdit[];
  readonly offers?: readonly (Pick<Offer, 'id'> & {
    readonly edits: readonly Change[];
  })[];
  readonly questions?: readonly Pick<Question, 'id' | 'place'>[];
};

/**
 * The edits that the writer's decisions make of all the help there is, none over another: the changes kept, the offers
 * taken, the questions answered. Each has the id of what it comes from.
 *
 * @example
 * decidedEdits({ subject: null, body: 'Hi all,' }, { edits: [{ id: '1', field: 'body', start: 3, end: 6, after: 'Tom' }] }, { put_back: ['1'] }); // []
 */
export function decidedEdits(
  original: EmailText,
  { edits, offers = [], questions = [] }: Help,
  { put_back = [], taken = [], answers = {} }: Decisions = {},
): IdentifiedEdit[] {
  const retained = edits.filter(({ id }) => !put_back.includes(id));
  const offered = offers
    .filter(({ id }) => taken.includes(id))
    .flatMap(({ id, edits: own }) =>
      own.map(({ field, start, end, after }) => ({ id, field, start, end, after })),
    );
  const made = [...retained, ...offered];
  return [...made, ...answerEdits(original, made, questions, answers)].toSorted(inReadingOrder);
}

/**
 * The email as the writer's decisions leave it: the edits but for those put back, the offers taken, the questions
 * answered, the picked subject, the blanks filled. Ids and labels that the email does not have change nothing.
 *
 * @example
 * reviseEmail({ subject: null, body: 'Hi all,' }, { edits: [{ id: '1', field: 'body', start: 3, end: 6, after: 'Tom' }] }, { subject: 'Ovens' }); // { subject: 'Ovens', body: 'Hi Tom,' }
 * reviseEmail({ subject: null, body: 'Hi all,' }, { edits: [{ id: '1', field: 'body', start: 3, end: 6, after: 'Tom' }] }, { put_back: ['1'] }).body; // 'Hi all,'
 */
export function reviseEmail(original: EmailText, help: Help, decisions: Decisions = {}): EmailText {
  const { subject: picked = null, blanks = {} } = decisions;
  const { subject, body } = original;
  const edited: Draft = applyEdits({ subject, body }, decidedEdits(original, help, decisions));
  const line = picked ?? edited.subject;
  return {
    subject: line === null ? null : fillBlanks(line, blanks),
    body: fillBlanks(edited.body, blanks),
  };
}
