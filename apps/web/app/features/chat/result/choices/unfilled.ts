import { reviseEmail } from '@replysmith/coach';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';

/** The email as the choices leave it but with its blanks open; null where nothing was written into one. */
export function unfilled(
  { original_email, changes }: Pick<Optimization, 'original_email' | 'changes'>,
  choices: RewriteChoices,
): EmailText | null {
  const filled = reviseEmail(original_email, changes, choices);
  const open = reviseEmail(original_email, changes, { ...choices, blanks: {} });
  return open.subject === filled.subject && open.body === filled.body ? null : open;
}
