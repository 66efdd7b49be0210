import { messageContent } from '@replysmith/contract';
import type { Ask } from './ask.ts';

/** A text that is not worth sending; the message is what its writer reads. */
export class RefusedText extends Error {}

/** Refuses what the server would refuse, in the same words, without spending a call. */
export function refusalOf({ content, messageType }: Ask): RefusedText | null {
  const issue = messageContent[messageType].safeParse(content).error?.issues[0];
  return issue ? new RefusedText(issue.message) : null;
}
