import type { Email } from '../email.ts';
import { isGoodbye } from './is-goodbye.ts';

/**
 * Whether an email is a follow-up that says it is the last, asks for nothing now and ends there: a
 * goodbye, which is not there to be answered.
 *
 * @example
 * endsTheMatter(parseEmail({ subject: null, body: 'Hi Tom,\n\nThis is my last note.' })); // true
 * endsTheMatter(parseEmail({ subject: null, body: 'Hi Tom,\n\nThis is my last note. Worth a look?' })); // false
 */
export function endsTheMatter({ reading, asks, sentences }: Email): boolean {
  return reading.stage === 'follow_up' && isGoodbye(sentences, asks);
}
