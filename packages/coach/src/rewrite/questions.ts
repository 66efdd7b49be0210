import data from '../../data/questions.json' with { type: 'json' };
import { type Email, isEmail, type Sentence } from '../document/email.ts';
import { readDocument } from '../document/read-draft.ts';
import { isCutOff } from '../document/sentences.ts';
import { rolesOf } from '../document/roles.ts';
import { capitalise } from '../wording.ts';
import type { Draft } from '../draft.ts';
import { ask } from '../rules/ask.ts';
import type { Score } from '../score/score.ts';
import { type Edit, longestRewritten } from './edit.ts';

/** Where an answer goes: into the greeting, before the first sentence, after what is offered, or last. */
export type AnswerPlace = 'greeting' | 'opening' | 'offer' | 'end';

/** What only the writer knows, and the email lacks. */
export type Question = {
  /** The rule whose line it answers; a review asks once a rule. */
  readonly id: string;
  readonly place: AnswerPlace;
  readonly question: string;
  /** An answer to another email, to show how. */
  readonly example: string;
  /** The points that a full answer may win, from 1. */
  readonly wins: number;
};

const known = data as readonly Omit<Question, 'wins'>[];

const mostAsked = 3;
/** What wins less is not worth the writer's time. */
const leastWon = 3;

/** What to ask the writer of an email, what wins most first; nothing of a text that is none. */
export function questionsFor(draft: Draft, { lines, reading }: Score): Question[] {
  if (draft.body.length > longestRewritten) return [];
  const { email } = readDocument(draft);
  if (!isEmail(reading) || email.sentences.length === 0) return [];
  return known
    .flatMap((one): Question[] => {
      const wins = lines.find(({ rule }) => rule === one.id)?.wins ?? 0;
      // An ask that is there is put better, not put twice.
      const isThere = one.id === ask.id && email.asks.length > 0;
      return wins >= leastWon && !isThere ? [{ ...one, wins }] : [];
    })
    .toSorted((a, b) => b.wins - a.wins)
    .slice(0, mostAsked);
}

type Insertion = Pick<Edit, 'id' | 'field' | 'start' | 'end' | 'after'>;

/**
 * The answers as changes of the draft, each a sentence at its place beside what `edits` leave standing. Empty answers
 * make none.
 */
export function answerEdits(
  draft: Draft,
  edits: readonly Pick<Edit, 'field' | 'start' | 'end' | 'after'>[],
  questions: readonly Pick<Question, 'id' | 'place'>[],
  answers: Readonly<Record<string, string>>,
): Insertion[] {
  const answered = questions.filter(({ id }) => (answers[id] ?? '').trim() !== '');
  if (answered.length === 0) return [];
  const doc = readDocument(draft);
  const { email } = doc;
  const roles = rolesOf(doc);
  const stands = ({ start, end }: Sentence) =>
    !edits.some((edit) => edit.after === '' && edit.start <= start && end <= edit.end);
  const standing = doc.sentences.filter(stands);
  const prose = standing.filter((one) => isProse(email, one));
  const offered = prose.findLast((one) => roles[doc.sentences.indexOf(one)] === 'offer');
  return answered.flatMap(({ id, place }): Insertion[] => {
    const answer = (answers[id] ?? '').trim();
    const at = (start: number, after: string, end = start): Insertion[] => [
      { id, field: 'body', start, end, after },
    ];
    if (place === 'greeting') {
      const name = answer.replace(/[,.!\s]+$/u, '');
      const opener = /^(?:hi|hello|hey|dear)\b/iu.exec(email.greeting?.text ?? '')?.[0] ?? 'Hi';
      return email.greeting
        ? at(email.greeting.start, `${opener} ${name},`, email.greeting.end)
        : at(0, `Hi ${name},\n\n`);
    }
    const first = standing[0];
    const last = prose.at(-1) ?? standing.at(-1);
    if (!first || !last) return [];
    if (place === 'opening') return at(first.start, `${asSentence(answer)} `);
    if (place === 'end') return at(last.end, `\n\n${asSentence(answer)}`);
    const before = offered ?? prose[0];
    return before
      ? at(before.end, ` ${asSentence(answer)}`)
      : at(first.start, `${asSentence(answer)}\n\n`);
  });
}

const item = String.raw`(?:[^\p{L}\p{N}\s"'\u201C\u2018(]|\d{1,2}[.)]|[a-z]\))\s`;
const isItem = new RegExp(`^\\s*${item}`, 'iu');
const leadsToItems = new RegExp(`^[ \\t]*\\r?\\n\\s*${item}`, 'iu');

/** Whether another sentence may follow: it is whole, no item of a list, and leads to none. */
function isProse({ body }: Email, { start, end, text }: Sentence): boolean {
  const line = body.slice(body.lastIndexOf('\n', start - 1) + 1, start) + text;
  const isWhole = /[.!?…]["'”’)]?$/u.test(text) && !isCutOff(body, { end });
  return isWhole && !isItem.test(line) && !leadsToItems.test(body.slice(end, end + 40));
}

/** With a capital and a sign at its end; a tag, a link and a name of its own spelling stay as they are. */
function asSentence(text: string): string {
  const typed = text.replace(/\s+/gu, ' ');
  const line = /^\p{Ll}[\p{Ll}'’-]*(?=[ ,.;!?]|$)/u.test(typed) ? capitalise(typed) : typed;
  return /[.!?…]["'”’)]?$/u.test(line) ? line : `${line}.`;
}
