import { reviseEmail } from '@replysmith/coach';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';

/** A rewrite as the writer's choices leave it. */
export function revisedEmail(
  { original_email, changes }: Optimization,
  choices: RewriteChoices | null,
): EmailText {
  const { put_back: without = [], subject = null, blanks = {} } = choices ?? {};
  return reviseEmail(original_email, changes, { without, subject, blanks });
}
