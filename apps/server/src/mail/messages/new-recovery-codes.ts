import type { Message } from '../message.ts';
import { greeting, type Recipient } from './recipient.ts';

export function newRecoveryCodesMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'You have new recovery codes',
    paragraphs: [
      greeting(to),
      'New recovery codes were made for your Replysmith account. The old ones no longer work.',
    ],
    button: { label: 'Set a new password', link },
    closing:
      'If it was not you, somebody has your password: set a new one with the button above, then make new codes once more.',
  };
}
