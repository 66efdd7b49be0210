import { isPlainText } from '@replysmith/contract';

/** Without the characters that no text has; of a growing text, without the half of one at its end. */
export function plainPart(text: string): string {
  return isPlainText(text) ? text : Array.from(text).filter(isPlainText).join('');
}
