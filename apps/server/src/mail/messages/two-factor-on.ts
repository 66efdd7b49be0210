import type { Message } from '../message.ts';
import { greeting, type Recipient } from './recipient.ts';

export function twoFactorOnMessage(to: Recipient, link: string): Message {
  return {
    to: to.email,
    subject: 'Two-factor sign-in is on',
    paragraphs: [
      greeting(to),
      'From now on, signing in to Replysmith takes your password and a code from your authenticator app. Keep the recovery codes where you can find them without your phone: each works once.',
    ],
    button: { label: 'Set a new password', link },
    closing:
      'If it was not you, somebody has your password: set a new one with the button above, then write to whoever runs this server.',
  };
}
