import type { AnswerReply, ChatMessage } from '@replysmith/contract';
import type { ApiError } from '../../lib/wire/api-error.ts';

/** What became of a request that the server took on. */
export type Outcome =
  | { type: 'answered'; sessionId: string; reply: AnswerReply }
  /** Stopped; what had come is kept. */
  | { type: 'kept'; sessionId: string; messages: [ChatMessage, ChatMessage] }
  /** Stopped before anything came, or failed with `error`: it never happened. */
  | {
      type: 'undone';
      /** Null when the session went with it. */
      sessionId: string | null;
      /** What was asked; null when that is not known here. */
      message: ChatMessage | null;
      error: ApiError | null;
    };
