import type { ChatMessage, ChatSession } from '@replysmith/contract';
import type { KnownWriter } from '../../../ports/ai.ts';
import type { Assignment } from '../modes/mode.ts';

/** A request that is in the ledger, with all that writing its answer needs. */
export type Begun = {
  readonly id: string;
  readonly session: ChatSession;
  /** The writer's message. */
  readonly asked: ChatMessage;
  readonly assignment: Assignment;
  readonly writer: KnownWriter;
  readonly isSpent: boolean;
};
