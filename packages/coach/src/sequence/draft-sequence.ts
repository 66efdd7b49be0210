import { endsTheMatter } from '../document/asks.ts';
import { type Email, isEmail } from '../document/email.ts';
import { parseEmail } from '../document/parse-email.ts';
import type { Draft, Stage } from '../draft.ts';
import type { EvidenceId } from '../evidence/evidence.ts';
import { scoreEmail } from '../score/score.ts';
import { type Fact, findFacts, withoutUsed } from './facts.ts';
import { recommendSequence } from './recommend-sequence.ts';
import { messageOverlap, mostOverlap } from './sequence-rules.ts';
import type { Sequence, SequenceMessage } from './sequence.ts';
import { knownThings } from './stands-alone.ts';
import { findTopicPhrase } from './topic-phrase.ts';
import {
  type FollowUpDraft,
  type Material,
  closingNote,
  composeMessage,
  firstFollowUp,
  nextFollowUp,
} from './write-follow-ups.ts';

/** A place in a sequence: when it is sent, why, and the ways to write it, best first. */
type Place = Step & { write(material: Material): FollowUpDraft[] };

type Step = {
  readonly gap_days: number;
  readonly reason: string;
  readonly evidence: readonly EvidenceId[];
};

const steps: readonly Step[] = [
  {
    gap_days: 3,
    reason:
      'After 3 days most who meant to answer have done so. The first follow-up adds the most.',
    evidence: ['Q4', 'Q5', 'Q10'],
  },
  {
    gap_days: 6,
    reason:
      'A longer gap than before, so that nobody is pressed. The second follow-up adds little.',
    evidence: ['Q4', 'Q5', 'Q11'],
  },
  {
    gap_days: 10,
    reason: 'A third follow-up went with fewer answers, so it only ends the matter kindly.',
    evidence: ['Q4', 'Q5', 'Q6'],
  },
  {
    gap_days: 14,
    reason:
      'This many emails went with over three times the spam complaints; two weeks is the least.',
    evidence: ['Q6', 'Q7'],
  },
];

/** The follow-ups after a draft: the first email's begin with the first step, those of a follow-up with the next. */
function planAfter(stage: Stage, count: 1 | 2 | 3): Place[] {
  const isFirst = stage === 'first';
  const from = isFirst ? 0 : 1;
  return steps.slice(from, from + count).map((step, at) => {
    if (isFirst && at === 0) return { ...step, write: firstFollowUp };
    return { ...step, write: at === count - 1 ? closingNote : nextFollowUp };
  });
}

type Written = {
  readonly used: readonly Fact[];
  readonly email: Email;
  readonly message: SequenceMessage;
};

/** A follow-up for each place, each of other facts: the first way to write it that repeats nothing. Where every way repeats, the next place moves up. */
function writeFollowUps(email: Email, places: readonly Place[]): SequenceMessage[] {
  const topic = findTopicPhrase(email);
  const facts = findFacts(email, knownThings(email, topic));
  const chosen: Written[] = [];
  for (const place of places) {
    const unused = withoutUsed(
      facts,
      chosen.flatMap((one) => one.used),
    );
    const hasBlank = chosen.some((one) =>
      one.email.protectedTokens.some(({ kind }) => kind === 'blank'),
    );
    const earlier = [email, ...chosen.map((one) => one.email)];
    const days = chosen.at(-1)?.message.day ?? 0;
    for (const draft of place.write({ email, topic, unused, hasBlank, before: chosen.length })) {
      const one = written(email, places[chosen.length] ?? place, days, draft);
      if (earlier.some((before) => messageOverlap(one.email, before) > mostOverlap)) continue;
      chosen.push(one);
      break;
    }
  }
  return chosen.map(({ message }) => message);
}

function written(
  opener: Email,
  { gap_days, reason, evidence }: Place,
  days: number,
  { paragraphs, used, adds }: FollowUpDraft,
): Written {
  const body = composeMessage(opener, paragraphs);
  const subject = opener.subject === null ? null : `Re: ${opener.subject}`;
  const draft: Draft = { subject, body, stage: 'follow_up', profile: opener.reading.profile };
  const email = parseEmail(draft);
  const value = scoreEmail(email).value;
  const day = days + gap_days;
  return {
    used,
    email,
    message: { subject: null, body, gap_days, day, adds, score: value, reason, evidence },
  };
}

export type SequenceOptions = {
  /** When absent 2 after a first email and 1 after a follow-up: more brings little and costs goodwill. One that would have nothing to say is left out. */
  readonly followUps?: 1 | 2 | 3;
};

/** Fewer words hold nothing that a follow-up could be written from. */
const fewestWords = 20;

/** Longer than any email; nobody follows it up. */
const longestRead = 20_000;

const asFirst = {
  reason: 'Most answers come to the first email.',
  evidence: ['Q8'],
} as const;
const asFollowUp = {
  reason: 'Of all follow-ups the first adds the most answers.',
  evidence: ['Q4', 'Q5'],
} as const;

const nothing: Sequence = { messages: [], recommendations: [] };

/**
 * The email as it stands and its follow-ups, drafted from nothing but the email's own words: each
 * brings back another fact, asks for less, and the last one ends the matter. News that the email does
 * not hold is left as one blank. After a draft that is itself a follow-up the plan goes on with the
 * next step, and after one that ends the matter nothing follows.
 *
 * @example
 * draftSequence({ subject: null, body: 'Hi Tom,\n\nWe make ovens that bake a hundred loaves an hour for bakers in Leeds and in York.\n\nThis is my last note.' }).messages.length; // 1
 * draftSequence({ subject: null, body: 'Hello.' }).messages; // []
 */
export function draftSequence(draft: Draft, options: SequenceOptions = {}): Sequence {
  if (draft.body.length > longestRead) return nothing;
  const { subject, body } = draft;
  const email = parseEmail(draft);
  if (!isEmail(email.reading) || email.words.length < fewestWords) return nothing;
  const { stage } = email.reading;
  const { followUps = stage === 'first' ? 2 : 1 } = options;
  const opener: SequenceMessage = {
    subject,
    body,
    gap_days: 0,
    day: 0,
    adds: 'The email itself.',
    score: scoreEmail(email).value,
    ...(stage === 'first' ? asFirst : asFollowUp),
  };
  return {
    messages: endsTheMatter(email)
      ? [opener]
      : [opener, ...writeFollowUps(email, planAfter(stage, followUps))],
    recommendations: recommendSequence(email),
  };
}
