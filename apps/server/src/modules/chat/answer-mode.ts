import type {
  AnswerEvent,
  ChatMessage,
  ChatSession,
  Optimization,
  OptimizeEmailRequest,
} from '@replysmith/contract';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { KnownWriter, Outcome, Spent, Writing } from '../../platform/ai/ai.ts';
import type { NewChatMessage } from './messages.ts';

/** One mode of `optimize-email`: how a request is read, and how its answer is written. */
export type Mode = (
  ctx: Context,
  tx: UserTransaction,
  input: OptimizeEmailRequest,
  /** What it is another variant of. */
  first: FirstVariant | null,
) => Promise<Assignment>;

/**
 * A request with everything its answer depends on. Nothing is read from the database after this.
 */
export type Assignment = {
  /** The title of a session that begins with this request; null when the text names nothing. */
  readonly title: string | null;
  /** What is stored with the writer's message: the instructions as they are carried out. */
  readonly emailData: ChatMessage['email_data'];
  readonly write: (
    writing: Writing,
    emit: (event: AnswerEvent) => void,
  ) => Promise<Outcome<StoredAnswer>>;
};

/** An answer in the shape in which it is stored. */
export type StoredAnswer = {
  readonly message: Pick<
    NewChatMessage,
    'content' | 'optimization_results' | 'answer' | 'client_reply'
  >;
  readonly optimization: Optimization | null;
};

/** A request in the ledger, with everything that writing its answer needs. */
export type PendingAnswer = {
  readonly id: string;
  readonly session: ChatSession;
  /** The writer's message. */
  readonly question: ChatMessage;
  readonly assignment: Assignment;
  readonly writer: KnownWriter;
  readonly isSpent: boolean;
};

/** The first variant of a message of the writer's, whichever one was named. */
export type FirstVariant = {
  readonly id: string;
  /** Where it stands among the messages of the session. */
  readonly position: string;
  /** How many variants there are of it. */
  readonly variants: number;
  /** What it came from, and so every variant of it; the campaign may have been deleted since. */
  readonly campaign_id: string | null;
  readonly template_id: string | null;
};

type Asked = Pick<OptimizeEmailRequest, 'variant_of' | 'session_id' | 'message_type'>;

/** What a request is another variant of; null when it is none of anything. */
export async function findFirstVariant(
  ctx: Context,
  tx: UserTransaction,
  { variant_of, session_id, message_type }: Asked,
): Promise<FirstVariant | null> {
  if (!variant_of) return null;
  const first = await tx
    .selectFrom('chat_messages as named')
    .innerJoin('chat_messages as first', (join) =>
      join.on((on) => on('first.id', '=', on.fn.coalesce('named.variant_of', 'named.id'))),
    )
    .select(['first.id', 'first.position', 'first.campaign_id', 'first.template_id'])
    .select((row) =>
      row
        .selectFrom('chat_messages as other')
        .select((other) => other.fn.countAll<string>().as('others'))
        .whereRef('other.variant_of', '=', 'first.id')
        .whereRef('other.user_id', '=', 'first.user_id')
        .as('others'),
    )
    .where('named.id', '=', variant_of)
    .where('named.user_id', '=', ctx.user.id)
    .where('named.session_id', '=', session_id)
    .where('named.role', '=', 'user')
    .where('named.message_type', '=', message_type)
    .executeTakeFirst();
  if (!first) throw new AppError('not_found');
  const { others, ...rest } = first;
  return { ...rest, variants: Number(others) + 1 };
}

/** The columns of the ledger that tell what an outcome cost. */
export function spentIn({
  engine,
  model,
  engine_reason,
  input_tokens,
  output_tokens,
}: Spent): Spent {
  return { engine, model, engine_reason, input_tokens, output_tokens };
}
