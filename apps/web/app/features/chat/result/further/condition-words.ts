import { parseEmail } from '@replysmith/coach';
import type { EmailText } from '@replysmith/contract';

/** "If no answer comes from Tom": the name is the greeting's, and left out where that has none. */
export function conditionWords(email: EmailText, isFollowUp: boolean): string {
  const name = parseEmail(email).addressee?.text;
  const from = name === undefined ? '' : ` from ${name}`;
  return `If no answer comes${from}${isFollowUp ? ' to this one either' : ''}`;
}
