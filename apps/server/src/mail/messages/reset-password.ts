import type { Message } from '../message.ts';
import { greeting, type Recipient } from './recipient.ts';

export function resetPasswordMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Set a new password',
    paragraphs: [
      greeting(to),
      'Someone, probably you, asked to set a new password for your Replysmith account. The link works once, within one hour.',
    ],
    button: { label: 'Set a new password', link },
    closing: 'If it was not you, ignore this mail: your password stays as it is.',
  };
}
