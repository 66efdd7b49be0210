import { sentFrom } from '../../lib/sending-key.ts';

/** The text that was sent from a draft and is not known to be answered; null when none was. */
export function sentText(draftKey: string): string | null {
  const sent = sentFrom(draftKey);
  const content: unknown = Array.isArray(sent) ? sent[0] : null;
  return typeof content === 'string' ? content : null;
}
