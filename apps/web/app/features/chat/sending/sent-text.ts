import { MessageType } from '@replysmith/contract';
import { sentFrom } from '../../../lib/wire/sending-key.ts';
import { draftKeyOf } from './drafts/draft-key.ts';

/** What was sent and is not known to be answered. */
export type Sent = { content: string; messageType: MessageType };

/** What was sent from one of a session's drafts; null when nothing was. */
export function sentText(userId: string, sessionId: string | null): Sent | null {
  for (const messageType of MessageType.options) {
    const sent = sentFrom(draftKeyOf(userId, sessionId, messageType));
    const content: unknown = Array.isArray(sent) ? sent[0] : null;
    if (typeof content === 'string') return { content, messageType };
  }
  return null;
}
