import type { ChatMessage, ChatSession, UserPreferences } from '@replysmith/contract';
import type { Assignment } from './modes/mode.ts';

/** A request that is in the ledger, with all that writing its answer needs. */
export type Begun = {
  readonly id: string;
  readonly session: ChatSession;
  /** The writer's message. */
  readonly asked: ChatMessage;
  readonly assignment: Assignment;
  readonly facts: readonly string[];
  readonly preferences: UserPreferences | null;
  readonly isSpent: boolean;
};
