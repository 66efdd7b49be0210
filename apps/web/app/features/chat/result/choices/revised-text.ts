import { reviseEmail } from '@replysmith/coach';
import type { EmailText, Optimization } from '@replysmith/contract';
import type { Choices } from './choices.ts';

/** A rewrite as the writer's choices leave it. */
export function revisedText(
  { original_email, changes }: Optimization,
  { putBack, ...decisions }: Choices,
): EmailText {
  return reviseEmail(original_email, changes, { ...decisions, without: putBack });
}
