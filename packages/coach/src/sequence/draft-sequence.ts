import data from '../../data/follow-ups.json' with { type: 'json' };
import { endsTheMatter } from '../document/goodbyes.ts';
import { type Email, isEmail } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { type Document, readDocument, readEmail } from '../document/read-draft.ts';
import { overlaps } from '../document/stretch.ts';
import type { Draft } from '../draft.ts';
import { answersOf } from '../rules/questions.ts';
import { type Score, scoreEmail } from '../score/score.ts';
import { inOwnFrame } from './frame.ts';
import { type Point, askOf, pointsOf } from './points.ts';
import { messageOverlap, mostOverlap } from './sequence-rules.ts';
import { type Sequence, recommend, steps } from './sequence.ts';

/** Fewer words hold nothing that a follow-up could be written from. */
const fewestWords = 20;
/** Longer than any email; nobody follows it up. */
const longestRead = 20_000;

/**
 * The email as it stands and its follow-ups, at most two, or one where it is a follow-up itself. Each puts another
 * point of the email again and then its ask, both in the writer's own sentences. Where no ask or no further point
 * makes sense alone there is no such message, and a recommendation says why.
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
  const [first, ...later] = email.reading.stage === 'first' ? steps : steps.slice(1);
  const ask = askOf(doc);
  const written = ask === null || endsTheMatter(email) ? [] : writeFollowUps(doc, ask);
  const { subject, body } = draft;
  const opener = { subject, body, adds: data.adds.opener, score: scoreEmail(email).value };
  const followUps = written.slice(0, later.length).map((one, at) => ({
    ...{ subject: null, body: one.email.body, adds: data.adds.followUp, score: one.value },
    ...(later[at] ?? first),
    day: later.slice(0, at + 1).reduce((days, { gap_days: gap }) => days + gap, 0),
  }));
  return {
    messages: [{ ...opener, ...first, gap_days: 0, day: 0 }, ...followUps],
    recommendations: recommend(email, ask !== null, followUps.length, later.length),
  };
}

type Written = Pick<Score, 'value'> & { readonly email: Email };

/** A follow-up for each point that is worth one, the best first. */
function writeFollowUps(doc: Document, ask: Point): Written[] {
  const chosen: Written[] = [];
  for (const point of pointsOf(doc, ask)) {
    const isInAsk = overlaps(point, ask);
    if (isInAsk && chosen.length > 0) break;
    const email = parseEmail({
      subject: doc.email.subject === null ? null : `Re: ${doc.email.subject}`,
      body: inOwnFrame(doc.email, isInAsk ? [ask.text] : [point.text, ask.text]),
      stage: 'follow_up',
      profile: doc.email.reading.profile,
    });
    const { value } = scoreEmail(email);
    // What is most of the email is the email once more.
    const isNew = messageOverlap(doc.email, email) <= mostOverlap;
    if (isNew && value >= leastValue && answersOf(readEmail(email)).severity('manner') < 1)
      chosen.push({ email, value });
  }
  return chosen;
}

/** What a follow-up must score to be worth sending. */
const leastValue = 25;
