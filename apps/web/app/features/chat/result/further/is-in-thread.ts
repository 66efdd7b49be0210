import { parseEmail } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';

const replyMark = /^\s*re\b[^\p{L}:]{0,5}:/iu;

/** Whether a follow-up stands in its thread, which another subject would break. */
export function isInThread({ reading, original_email: email }: Optimization): boolean {
  if (reading?.stage !== 'follow_up') return false;
  return replyMark.test(email.subject ?? '') || parseEmail(email).quotedThread !== null;
}
