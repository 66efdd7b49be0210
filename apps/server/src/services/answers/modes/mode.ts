import type {
  AnswerEvent,
  ChatMessage,
  Optimization,
  OptimizeEmailRequest,
} from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Outcome, Writing } from '../../../ports/ai.ts';
import type { NewChatMessage } from '../../chat-messages/add-chat-message.ts';
import type { Context } from '../../context.ts';
import type { Tried } from '../asked/find-tried.ts';

/** What can be asked of `optimize-email`: how a request is read, and how its answer is written. */
export type Mode = (
  ctx: Context,
  tx: UserTransaction,
  input: OptimizeEmailRequest,
  /** What it is another try of. */
  tried: Tried | null,
) => Promise<Assignment>;

/** A request with all that its answer depends on: from here on nothing is read from the database. */
export type Assignment = {
  /** What a session that begins with it is called; null when it names nothing. */
  readonly title: string | null;
  /** What is stored with the writer's message: what it asks for, as it is carried out. */
  readonly asked: ChatMessage['email_data'];
  readonly write: (
    writing: Writing,
    emit: (event: AnswerEvent) => void,
  ) => Promise<Outcome<StoredAnswer>>;
};

/** An answer as it is stored. */
export type StoredAnswer = {
  readonly message: Pick<
    NewChatMessage,
    'content' | 'optimization_results' | 'answer' | 'client_reply'
  >;
  readonly optimization: Optimization | null;
};
