import type { Draft } from '../draft.ts';
import { scoreEmail } from '../score/score.ts';
import { endsTheMatter } from '../document/asks.ts';
import { parseEmail } from '../document/parse-email.ts';
import { isEmail } from '../document/email.ts';
import { planAfter } from './follow-up/plan.ts';
import { writeFollowUps } from './follow-up/write-follow-ups.ts';
import { recommendSequence } from './recommend-sequence.ts';
import type { Sequence, SequenceMessage } from './sequence.ts';

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
