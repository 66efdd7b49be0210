import { fillBlanks } from '../fill-blanks.ts';
import type { Draft } from '../draft.ts';
import { applyEdits, type Change, inReadingOrder } from './apply-edits.ts';
import type { Edit } from './edit.ts';
import type { Offer } from './offers.ts';
import type { Question } from './questions.ts';

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

export type EmailText = { readonly subject: string | null; readonly body: string };
export type IdentifiedEdit = Pick<Edit, 'id' | 'field' | 'start' | 'end' | 'after'>;

/** What a review has for an email: changes, and what the writer may take or answer. */
export type Help = {
  readonly edits: readonly IdentifiedEdit[];
  readonly offers?: readonly (Pick<Offer, 'id'> & {
    readonly edits: readonly Change[];
  })[];
  readonly questions?: readonly Pick<Question, 'id' | 'place'>[];
};

/** The edits kept and the offers taken. */
export function chosenEdits(
  { edits, offers = [] }: Help,
  { put_back = [], taken = [] }: Decisions,
): IdentifiedEdit[] {
  const retained = edits.filter(({ id }) => !put_back.includes(id));
  const offered = offers
    .filter(({ id }) => taken.includes(id))
    .flatMap(({ id, edits: own }) =>
      own.map(({ field, start, end, after }) => ({ id, field, start, end, after })),
    );
  return [...retained, ...offered];
}

/** Makes the edits, then puts in the picked subject and what fills the blanks. */
export function applyDecisions(
  { subject, body }: EmailText,
  edits: readonly IdentifiedEdit[],
  { subject: picked = null, blanks = {} }: Decisions,
): EmailText {
  const edited: Draft = applyEdits({ subject, body }, edits);
  const line = picked ?? edited.subject;
  return {
    subject: line === null ? null : fillBlanks(line, blanks),
    body: fillBlanks(edited.body, blanks),
  };
}

/**
 * What `reviseEmail` gives where no question is answered. Reads no English, so that a program which only needs this
 * loads no model of it.
 *
 * @example
 * reviseUnanswered({ subject: null, body: 'Hi all,' }, { edits: [{ id: '1', field: 'body', start: 3, end: 6, after: 'Tom' }] }).body; // 'Hi Tom,'
 */
export function reviseUnanswered(
  original: EmailText,
  help: Help,
  decisions: Omit<Decisions, 'answers'> = {},
): EmailText {
  const edits = chosenEdits(help, decisions).toSorted(inReadingOrder);
  return applyDecisions(original, edits, decisions);
}
