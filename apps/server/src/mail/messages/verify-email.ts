import type { Message } from '../message.ts';
import { greeting, type Recipient } from './recipient.ts';

export function verifyEmailMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Confirm your email address',
    paragraphs: [
      greeting(to),
      'Welcome to Replysmith. Please confirm that this address is yours. The link works for one hour.',
    ],
    button: { label: 'Confirm my address', link },
    closing: 'If you did not sign up, you can ignore this mail.',
  };
}
