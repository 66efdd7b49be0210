import { draftSequence, endsTheMatter, parseEmail, score } from '@replysmith/coach';
import type { EmailReading, EmailText, Optimization } from '@replysmith/contract';
import type { FollowUp, JudgedFollowUps } from './answers.ts';

type Followed = {
  readonly email: EmailText;
  readonly reading: Optimization['reading'];
  /** The follow-ups that are stored for just this email; without them they are drafted. */
  readonly stored: readonly FollowUp[] | null;
};

/** The follow-ups of an email that is sent as it is, each with its score. */
export function judgeFollowUps({ email, reading, stored }: Followed): JudgedFollowUps {
  const { stage, profile } = reading ?? {};
  const draft = { subject: email.subject, body: email.body, stage, profile };
  const followUps = stored ?? draftSequence(draft).messages.slice(1);
  return {
    followUps: followUps.map((followUp) => ({
      ...followUp,
      ...followUpScore(followUp, email.subject, profile),
      firstLine: firstLine(followUp),
    })),
    addressee: parseEmail({ subject: email.subject, body: email.body }).addressee?.text ?? null,
    isLast: endsTheMatter(parseEmail(draft)),
  };
}

/** The first sentence after the greeting; the whole body where that is not clear. */
export function firstLine({ subject, body }: EmailText): string {
  const [first] = parseEmail({ subject, body }).sentences;
  return (first?.text ?? body).replaceAll(/\s+/gu, ' ').trim();
}

/**
 * The coach's score of a follow-up, in the thread of the first email unless it has its own subject.
 */
function followUpScore(
  { subject, body }: EmailText,
  opener: string | null,
  profile: EmailReading['profile'] | undefined,
) {
  const thread = opener === null ? null : `Re: ${opener}`;
  const { value, lines } = score({ subject: subject ?? thread, body, stage: 'follow_up', profile });
  return { value, lines };
}
