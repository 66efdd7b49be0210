import data from '../../data/follow-ups.json' with { type: 'json' };
import { endsTheMatter } from '../document/goodbyes.ts';
import { type Email, isEmail } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { type Document, readDocument, readEmail } from '../document/read-draft.ts';
import { overlaps } from '../document/stretch.ts';
import type { Draft } from '../draft.ts';
import { answersOf } from '../rules/learned-questions.ts';
import { scoreEmail } from '../score/score.ts';
import { type Point, askOf, pointsOf } from './points.ts';
import { messageOverlap, mostOverlap } from './sequence-rules.ts';
import { type Sequence, type SequenceMessage, recommend, steps } from './sequence.ts';

/** Fewer words hold nothing that a follow-up could be written from. */
const fewestWords = 20;
/** Longer than any email; nobody follows it up. */
const longestRead = 20_000;
const mostWordsInLine = 5;
/** "Mr Rowsell, no need to answer": a name alone greets too. */
const byName = /^(?:\p{Lu}[\p{L}.'’-]{0,20} ?){1,3},(?=\s)/u;

/**
 * The email as it stands and a follow-up, which puts another point of the email again and then its ask, both in the
 * writer's own sentences. Where no ask or no further point makes sense alone there is none, and a recommendation says
 * why. No second one is drafted: of four for unseen emails an editor would have sent none.
 *
 * @example
 * draftSequence({ subject: null, body: 'Hi Tom,\n\nWe make ovens that bake a hundred loaves an hour for bakers in Leeds and in York.\n\nThis is my last note.' }).messages.length; // 1
 * draftSequence({ subject: null, body: 'Hello.' }).messages; // []
 */
export function draftSequence(draft: Draft): Sequence {
  const doc = readDocument(draft.body.length > longestRead ? { ...draft, body: '' } : draft);
  const { email } = doc;
  if (!isEmail(email.reading) || email.words.length < fewestWords)
    return { messages: [], recommendations: [] };
  const ask = askOf(doc);
  const followUp = ask === null || endsTheMatter(email) ? null : writeFollowUp(doc, ask);
  const { subject, body } = draft;
  const isFirst = email.reading.stage === 'first';
  const opener = { subject, body, adds: data.adds.opener, score: scoreEmail(email).value };
  const messages = [
    { ...opener, ...(isFirst ? steps.first : steps.followUp), gap_days: 0, day: 0 },
  ];
  if (followUp) {
    const step = isFirst ? steps.followUp : steps.later;
    messages.push({ ...followUp, adds: data.adds.followUp, ...step, day: step.gap_days });
  }
  return { messages, recommendations: recommend(email, ask !== null, followUp !== null) };
}

/** Of the points the best that is worth a follow-up. */
function writeFollowUp(
  doc: Document,
  ask: Point,
): Pick<SequenceMessage, 'subject' | 'body' | 'score'> | null {
  for (const point of pointsOf(doc, ask)) {
    const email = parseEmail({
      subject: doc.email.subject === null ? null : `Re: ${doc.email.subject}`,
      body: inOwnFrame(doc.email, overlaps(point, ask) ? [ask.text] : [point.text, ask.text]),
      stage: 'follow_up',
      profile: doc.email.reading.profile,
    });
    const { value } = scoreEmail(email);
    // What is most of the email is the email once more.
    const isNew = messageOverlap(doc.email, email) <= mostOverlap;
    if (isNew && value >= leastValue && answersOf(readEmail(email)).severity('manner') < 1)
      return { subject: null, body: email.body, score: value };
  }
  return null;
}

/** What a follow-up must score to be worth sending. */
const leastValue = 25;

/** A body in the writer's own frame: their greeting, these paragraphs, their close, signature and footer. */
function inOwnFrame(email: Email, paragraphs: readonly string[]): string {
  const line = email.body.includes('\r\n') ? '\r\n' : '\n';
  return [greetingOf(email), ...paragraphs, closeOf(email), email.footer?.text ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(line + line);
}

/** The close as the writer has it; of one that was not recognised the short lines at the end. */
function closeOf({ body, signOff, signature, paragraphs, sentences }: Email): string {
  const [first, last] = [signOff ?? signature, signature ?? signOff];
  if (first) return body.slice(first.start, last?.end);
  const end = (paragraphs.length > 1 ? paragraphs : sentences).at(-1)?.text ?? '';
  const lines = end.split('\n').filter((line) => isLabel(line.trim()));
  return lines.join('\n');
}

/** The greeting; of one that was not recognised the line or the name that opens. */
function greetingOf({ greeting, paragraphs }: Email): string {
  const first = paragraphs[0]?.text ?? '';
  if (greeting) return greeting.text;
  return paragraphs.length > 1 && isLabel(first) ? first : (byName.exec(first)?.[0] ?? '');
}

/** "Un saludo," "Iker", "Best, Åsa (+46 8 555)": a short line that ends no sentence. */
function isLabel(line: string): boolean {
  const bare = line.replace(/\s*\(.*\)$/u, '');
  return !/(?<!\b\p{Lu})[.?:]$/u.test(bare) && bare.split(/\s+/u).length <= mostWordsInLine;
}
