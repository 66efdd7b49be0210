import type { Message } from '../message.ts';
import { greeting, type Recipient } from './recipient.ts';

export function twoFactorOffMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Two-factor sign-in is off',
    paragraphs: [
      greeting(to),
      'Two-factor sign-in was turned off for your Replysmith account. Your password alone is enough to sign in now.',
    ],
    button: { label: 'Set a new password', link },
    closing: 'If it was not you, somebody has your password: set a new one with the button above.',
  };
}
