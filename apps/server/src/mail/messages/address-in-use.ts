import type { Message } from '../message.ts';
import { greeting, type Recipient } from './recipient.ts';

export function addressInUseMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'You already have an account',
    paragraphs: [
      greeting(to),
      'Someone, perhaps you, tried to sign up to Replysmith with this address. It has an account already, so nothing was changed.',
    ],
    button: { label: 'Sign in', link },
    closing: 'Forgot your password? You can ask for a new one on the sign-in page.',
  };
}
