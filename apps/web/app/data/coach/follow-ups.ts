import { type JudgedFollowUps, judgeFollowUps } from '@replysmith/coach';
import type { EmailText, Optimization } from '@replysmith/contract';
import type { FollowUp } from './answers.ts';

type Followed = {
  readonly email: EmailText;
  readonly reading: Optimization['reading'];
  /** The follow-ups that are stored for just this email; without them they are drafted. */
  readonly stored: readonly FollowUp[] | null;
};

/** The follow-ups of an email that is sent as it is, each with its score. */
export function followUpsOfEmail({ email, reading, stored }: Followed): JudgedFollowUps {
  const { subject, body } = email;
  const { stage, profile } = reading ?? {};
  return judgeFollowUps({ subject, body, stage, profile }, stored);
}
