import type { Draft } from '../draft.ts';
import { rewrite } from '../rewrite/rewrite.ts';
import { scoreEmail } from '../score/score.ts';
import { parseEmail } from '../text/parse-email.ts';
import { isEmail } from '../text/reading/reading.ts';
import { plans } from './follow-up/plan.ts';
import { writeFollowUps } from './follow-up/write-follow-ups.ts';
import { recommendSequence } from './recommend-sequence.ts';
import type { Sequence, SequenceMessage } from './sequence.ts';

export type SequenceOptions = {
  /** 2 when absent: more brings little and costs goodwill. */
  readonly followUps?: 1 | 2 | 3;
  /** Whether the draft is sent as it is; when absent it is rewritten first. */
  readonly keepsOpener?: boolean;
};

/** Fewer words hold nothing that a follow-up could be written from. */
const fewestWords = 20;

/** Longer than any email; nobody follows it up. */
const longestRead = 20_000;

const nothing: Sequence = { messages: [], recommendations: [] };

/**
 * The email and its follow-ups, drafted from nothing but the email's own words: each brings back
 * another fact, asks for less, and the last one ends the matter. News that the email does not hold
 * is left as one blank.
 *
 * @example
 * draftSequence({ subject: null, body: 'Hello.' }).messages; // []
 */
export function draftSequence(draft: Draft, options: SequenceOptions = {}): Sequence {
  const { followUps = 2, keepsOpener = false } = options;
  if (draft.body.length > longestRead) return nothing;
  const { subject, body } = keepsOpener ? draft : rewrite(draft);
  const email = parseEmail({ ...draft, subject, body });
  if (!isEmail(email.reading) || email.words.length < fewestWords) return nothing;
  const opener: SequenceMessage = {
    subject,
    body,
    gap_days: 0,
    adds: 'The email itself.',
    score: scoreEmail(email).value,
    reason: 'Most answers come to the first email.',
    evidence: ['Q8'],
  };
  return {
    messages: [opener, ...writeFollowUps(email, plans[followUps])],
    recommendations: recommendSequence(email),
  };
}
