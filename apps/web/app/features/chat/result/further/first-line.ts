import { parseEmail } from '@replysmith/coach';
import type { FollowUp } from './follow-up.ts';

/** The first sentence that an email says after its greeting; its whole body where that cannot be told. */
export function firstLine({ subject, body }: Pick<FollowUp, 'subject' | 'body'>): string {
  const [first] = parseEmail({ subject, body }).sentences;
  return (first?.text ?? body).replaceAll(/\s+/gu, ' ').trim();
}
