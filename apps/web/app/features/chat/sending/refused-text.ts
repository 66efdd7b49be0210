import { EmailContent, lengths } from '@replysmith/contract';
import type { Ask } from './ask.ts';

/** A text that is not worth sending; the message is what its writer reads. */
export class RefusedText extends Error {}

const empty = {
  conversation: 'Write a question first.',
  client_simulation: 'Write your answer to them first.',
};

/** Refuses what the server would refuse, in the same words, without spending a call. */
export function refusalOf({ content, messageType }: Ask): RefusedText | null {
  if (messageType !== 'email_optimization') {
    if (content.trim() === '') return new RefusedText(empty[messageType]);
    if (content.length > lengths.chatMessage) {
      return new RefusedText('This is too long for a message (max 4,000 characters)');
    }
  }
  const issue = EmailContent.safeParse(content).error?.issues[0];
  return issue ? new RefusedText(issue.message) : null;
}
