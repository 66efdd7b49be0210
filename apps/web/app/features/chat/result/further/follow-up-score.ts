import { score, type Score } from '@replysmith/coach';
import type { EmailReading } from '@replysmith/contract';
import type { FollowUp } from './follow-up.ts';

/** What the coach gives a follow-up, judged as one: in the thread of the first email unless it has a subject of its own. */
export function followUpScore(
  { subject, body }: Pick<FollowUp, 'subject' | 'body'>,
  opener: string | null,
  profile: EmailReading['profile'] | undefined,
): Score {
  const thread = opener === null ? null : `Re: ${opener}`;
  return score({ subject: subject ?? thread, body, stage: 'follow_up', profile });
}
