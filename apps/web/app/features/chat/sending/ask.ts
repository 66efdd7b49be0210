import type {
  MessageType,
  OptimizeEmailRequest,
  Persona,
  RewriteManner,
} from '@replysmith/contract';
import type { ReadAs } from '../reading/read-as.ts';

/** Something for the coach to answer. */
export type Ask = {
  content: string;
  messageType: MessageType;
  /** The message of the writer's that this is another try of. */
  variantOf?: string | undefined;
  manner?: RewriteManner | undefined;
  readAs?: ReadAs | undefined;
  /** Who reads, in a simulation. */
  persona?: Persona | undefined;
  campaignId?: string | undefined;
  templateId?: string | undefined;
};

/** The ask as the server takes it; what was not said is left to the server. */
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
