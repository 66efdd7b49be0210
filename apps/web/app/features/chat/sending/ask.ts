import {
  type MessageType,
  type OptimizeEmailRequest,
  type Persona,
  type RewriteManner,
  messageTypes,
} from '@replysmith/contract';
import { sentFrom } from '../../../lib/sending-key.ts';
import { draftKeyOf } from './draft-key.ts';
import type { ReadAs } from '../messages/classification.ts';

/** A request to the coach. */
export type Ask = {
  content: string;
  messageType: MessageType;
  /** The message of the writer's that this is another variant of. */
  variantOf?: string | undefined;
  manner?: RewriteManner | undefined;
  readAs?: ReadAs | undefined;
  /** The reader of a simulation. */
  persona?: Persona | undefined;
  campaignId?: string | undefined;
  templateId?: string | undefined;
};

/** The request in the server's form. The server decides what is left out. */
export function requestOf(ask: Ask, sessionId: string | null): OptimizeEmailRequest {
  return {
    content: ask.content,
    session_id: sessionId,
    message_type: ask.messageType,
    variant_of: ask.variantOf,
    manner: ask.manner,
    ...ask.readAs,
    persona: ask.persona,
    campaign_id: ask.campaignId,
    template_id: ask.templateId,
  };
}

/** A text that was sent and is not known to be answered. */
export type Sent = { content: string; messageType: MessageType };

/** What was sent from one of a session's drafts; null when nothing was. */
export function sentText(userId: string, sessionId: string | null): Sent | null {
  for (const messageType of messageTypes) {
    const sent = sentFrom(draftKeyOf(userId, sessionId, messageType));
    const content: unknown = Array.isArray(sent) ? sent[0] : null;
    if (typeof content === 'string') return { content, messageType };
  }
  return null;
}
