import type { Message } from '../message.ts';
import { greeting, type Recipient } from './recipient.ts';

export function accountDeletedMessage(to: Recipient): Message {
  return {
    to: to.email,
    subject: 'Your account is deleted',
    paragraphs: [
      greeting(to),
      'Your Replysmith account and everything in it is deleted, as you asked. If you paid for a plan, it has ended and will not renew.',
    ],
    closing: 'Thank you for writing with us. This is the last mail you get from us.',
  };
}
