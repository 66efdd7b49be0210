import { EmailContent } from '@replysmith/contract';

/** A text that is not worth sending; the message is what its writer reads. */
export class RefusedText extends Error {}

/** Refuses what the server would refuse, in the same words, without spending a call. */
export function refusalOf(content: string): RefusedText | null {
  const issue = EmailContent.safeParse(content).error?.issues[0];
  return issue ? new RefusedText(issue.message) : null;
}
