import { reviseEmail } from '@replysmith/coach';
import type { EmailText, Optimization, RewriteChoices } from '@replysmith/contract';

/** The rewritten email as the writer's choices leave it. */
export function decidedEmail(
  { original_email, changes: edits, offers, questions }: Optimization,
  choices: RewriteChoices | null,
): EmailText {
  return reviseEmail(original_email, { edits, offers, questions }, choices ?? {});
}
