import type { Message } from '../message.ts';
import { greeting, type Recipient } from './recipient.ts';

export function passwordChangedMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Your password was changed',
    paragraphs: [
      greeting(to),
      'The password of your Replysmith account was changed just now. Every other browser that was signed in has been signed out.',
    ],
    button: { label: 'Set a new password', link },
    closing:
      'If it was you, there is nothing to do. If it was not, set a new password with the button above.',
  };
}
