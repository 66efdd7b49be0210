import { keptKeys, keptWork } from '../lib/kept-work.ts';

/** How many messages are begun in this browser and not sent: what signing out would take along. */
export function unsentDrafts(): number {
  const drafts = keptKeys().filter((key) => /:draft:[^:]+(?::question|:reply)?$/u.test(key));
  return drafts.filter((key) => keptWork(key).trim() !== '').length;
}

/** "2 messages are not sent" */
export function unsentInWords(count: number): string {
  return count === 1 ? 'One message is not sent' : `${String(count)} messages are not sent`;
}

export const whatLeavingForgets =
  'This browser keeps what is not sent until you sign out; then it forgets it.';
