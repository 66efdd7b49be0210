import { parseDraft } from '@replysmith/coach';

/** An email of which only the beginning has come; its subject line never shows as body first. */
export function growingEmail(text: string): { subject: string | null; body: string } {
  if ('subject:'.startsWith(text.trimStart().toLowerCase())) return { subject: null, body: '' };
  const { subject, body } = parseDraft(text);
  return { subject, body };
}
