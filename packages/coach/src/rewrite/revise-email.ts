import { inReadingOrder } from './apply-edits.ts';
import {
  type Decisions,
  type EmailText,
  type Help,
  type IdentifiedEdit,
  applyDecisions,
  chosenEdits,
} from './decisions.ts';
import { answerEdits } from './questions.ts';

/**
 * The edits that the writer's decisions make of all the help there is, none over another: the changes kept, the offers
 * taken, the questions answered. Each has the id of what it comes from.
 *
 * @example
 * decidedEdits({ subject: null, body: 'Hi all,' }, { edits: [{ id: '1', field: 'body', start: 3, end: 6, after: 'Tom' }] }, { put_back: ['1'] }); // []
 */
export function decidedEdits(
  original: EmailText,
  help: Help,
  decisions: Decisions = {},
): IdentifiedEdit[] {
  const made = chosenEdits(help, decisions);
  const { answers = {} } = decisions;
  const answered = answerEdits(original, made, help.questions ?? [], answers);
  return [...made, ...answered].toSorted(inReadingOrder);
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
  return applyDecisions(original, decidedEdits(original, help, decisions), decisions);
}
