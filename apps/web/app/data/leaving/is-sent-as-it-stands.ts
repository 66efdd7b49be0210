import { keptWork } from '../../lib/kept-work.ts';
import { sentFrom } from '../../lib/sending-key.ts';

/** Whether the text of a draft was sent, and is not known to be answered. */
export function isSentAsItStands(draftKey: string): boolean {
  const sent = sentFrom(draftKey);
  return Array.isArray(sent) && sent[0] === keptWork(draftKey);
}
