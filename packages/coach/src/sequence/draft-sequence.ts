import data from '../../data/follow-ups.json' with { type: 'json' };
import { endsTheMatter } from '../document/goodbyes.ts';
import { type Email, isEmail } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import { readDocument, readEmail } from '../document/read-draft.ts';
import type { Role } from '../document/roles.ts';
import { overlaps } from '../document/stretch.ts';
import type { Draft } from '../draft.ts';
import { answersOf } from '../rules/questions.ts';
import { scoreEmail } from '../score/score.ts';
import { type Place, endsOf, inOwnFrame, leadOf } from './follow-ups.ts';
import { type Point, pointsOf } from './points.ts';
import { messageOverlap, mostOverlap } from './sequence-rules.ts';
import { type Sequence, type SequenceMessage, recommend, steps } from './sequence.ts';

export type SequenceOptions = {
  /** When absent 2 after a first email and 1 after a follow-up: more brings little and costs goodwill. One that would have nothing to say is left out. */
  readonly followUps?: 1 | 2 | 3;
};

/** Fewer words hold nothing that a follow-up could be written from. */
const fewestWords = 20;
/** Longer than any email; nobody follows it up. */
const longestRead = 20_000;

/**
 * The email as it stands and its follow-ups, drafted from nothing but the email's own words: each
 * brings back another point and asks for less, and the last one ends the matter. Where the email holds
 * nothing more to bring there is no such message, and a recommendation says so. After a draft that is
 * itself a follow-up the plan goes on with the next step; after one that ends the matter nothing follows.
 *
 * @example
 * draftSequence({ subject: null, body: 'Hi Tom,\n\nWe make ovens that bake a hundred loaves an hour for bakers in Leeds and in York.\n\nThis is my last note.' }).messages.length; // 1
 * draftSequence({ subject: null, body: 'Hello.' }).messages; // []
 */
export function draftSequence(draft: Draft, options: SequenceOptions = {}): Sequence {
  const { email } = readDocument(draft.body.length > longestRead ? { ...draft, body: '' } : draft);
  if (!isEmail(email.reading) || email.words.length < fewestWords)
    return { messages: [], recommendations: [] };
  const isFirst = email.reading.stage === 'first';
  const wanted = options.followUps ?? (isFirst ? 2 : 1);
  const written = endsTheMatter(email) ? [] : writeFollowUps(email, placesAfter(isFirst, wanted));
  const [first = steps[0], ...later] = steps.slice(isFirst ? 0 : 1);
  const { subject, body } = draft;
  const opener = { subject, body, adds: data.adds.opener, score: scoreEmail(email).value };
  let day = 0;
  const followUps = written.flatMap(({ email: sent, place, value }, at): SequenceMessage[] => {
    const step = later[at];
    day += step?.gap_days ?? 0;
    const message = { subject: null, body: sent.body, adds: data.adds[place], score: value };
    return step ? [{ ...message, ...step, day }] : [];
  });
  return {
    messages: [{ ...opener, ...first, gap_days: 0, day: 0 }, ...followUps],
    recommendations: recommend(email, wanted, written.length),
  };
}

function placesAfter(isFirst: boolean, count: number): Place[] {
  return Array.from({ length: count }, (_, at) =>
    isFirst && at === 0 ? 'first' : at === count - 1 ? 'last' : 'middle',
  );
}

const proofLast: readonly Role[] = ['occasion', 'observation', 'offer', 'proof'];
/** What a follow-up is best filled with, the best last; the one that ends the matter turns back to the reader. */
const preferred: Readonly<Record<Place, readonly Role[]>> = {
  first: proofLast,
  middle: proofLast,
  last: ['occasion', 'proof', 'offer', 'observation'],
};
const mostWeighed = 6;
/** What attacks or begs as hard as this is better not followed up. */
const gravest = 2.5;

type Written = Readonly<{ place: Place; point: Point; email: Email; value: number }>;

/** A follow-up for each place, each with another point; where nothing is left to bring there is none. */
function writeFollowUps(opener: Email, places: readonly Place[]): Written[] {
  const doc = readEmail(opener);
  const points = answersOf(doc).severity('manner') < gravest ? pointsOf(doc) : [];
  const chosen: Written[] = [];
  const byNeed: readonly Place[] = ['first', 'last', 'middle'];
  for (const place of places.toSorted((a, b) => byNeed.indexOf(a) - byNeed.indexOf(b))) {
    if (places[0] === 'first' && place !== 'first' && chosen.length === 0) break;
    const rank = ({ role }: Point) => preferred[place].indexOf(role);
    const [best] = points
      .filter((point) => !chosen.some((one) => overlaps(one.point, point)))
      .toSorted((one, other) => rank(other) - rank(one) || other.weight - one.weight)
      .slice(0, mostWeighed)
      .flatMap((point) => write(opener, chosen, place, point) ?? [])
      .toSorted((one, other) => worth(other) - worth(one));
    if (best) chosen.push(best);
  }
  return chosen.toSorted((one, other) => places.indexOf(one.place) - places.indexOf(other.place));
}

/** Of two points the heavier wins unless its note scores clearly lower. */
const worth = ({ value, point }: Written) => value + 10 * point.weight;

/** The first way to bring a point that repeats too little of what came before to bore. */
function write(opener: Email, chosen: readonly Written[], place: Place, point: Point) {
  const earlier = [opener, ...chosen.map(({ email }) => email)];
  const turn = place === 'middle' ? chosen.length : 0;
  for (const end of endsOf(readEmail(opener), place, turn)) {
    const email = parseEmail({
      subject: opener.subject === null ? null : `Re: ${opener.subject}`,
      body: inOwnFrame(opener, [`${leadOf(opener, place, turn)} ${point.text}`, end]),
      stage: 'follow_up',
      profile: opener.reading.profile,
    });
    const one: Written = { place, point, email, value: scoreEmail(email).value };
    const isWorthIt = isWorthSending(one);
    if (!isWorthIt && place !== 'last') return null;
    const isNew = earlier.every((before) => messageOverlap(email, before) <= mostOverlap);
    if (isWorthIt && isNew) return one;
  }
  return null;
}

/** What a note must score, and how gravely its manner may be judged; a goodbye looks worse to both than it is. */
function isWorthSending({ place, email, value }: Written): boolean {
  const manner = answersOf(readEmail(email)).severity('manner');
  if (place === 'last') return value >= 25 && manner < 2 && endsTheMatter(email);
  return value >= 35 && manner < 1;
}
