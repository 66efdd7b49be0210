import { ChatMessage, type MessageType, lengths } from '@replysmith/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Question } from '../../platform/ai/ai.ts';
import { anyOf } from '../../platform/db/database.ts';
import type { ChatMessages } from '../../platform/db/schema.ts';
import { readAsUser, type UserTransaction, type UserReads } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { searchedText } from '../../platform/db/text-search.ts';
import { findChatSession } from './session-rows.ts';
import { columnsAs, columnsOf, withIsoTimes } from '../../platform/db/rows.ts';

export const chatMessageColumns = columnsOf(ChatMessage);

type ChatMessageRow = Pick<Selectable<ChatMessages>, (typeof chatMessageColumns)[number]>;

const jsonColumns = [
  'email_data',
  'optimization_results',
  'answer',
  'client_reply',
  'choices',
] as const;

/** A stored value whose shape is no longer valid becomes null instead of an error. */
const StoredMessage = ChatMessage.extend({
  email_data: ChatMessage.shape.email_data.catch(null),
  optimization_results: ChatMessage.shape.optimization_results.catch(null),
  answer: ChatMessage.shape.answer.catch(null),
  client_reply: ChatMessage.shape.client_reply.catch(null),
  choices: ChatMessage.shape.choices.catch(null),
});

export function toChatMessage({ log }: Pick<Context, 'log'>, row: ChatMessageRow): ChatMessage {
  const message = StoredMessage.parse(withIsoTimes(row));
  for (const column of jsonColumns) {
    if (row[column] !== null && message[column] === null) {
      log.warn({ messageId: row.id, column }, 'stored in a shape that cannot be read');
    }
  }
  return message;
}

/** A session's messages in order, each answer directly after the message it answers. */
export async function listChatMessages(ctx: Context, sessionId: string): Promise<ChatMessage[]> {
  const rows = await readAsUser(ctx, async (tx) => {
    const session = await findChatSession(ctx, tx, sessionId);
    return selectAnswered(ctx, tx, [session.id])
      .select(columnsAs('message', chatMessageColumns))
      .orderBy('asked.position')
      .orderBy('message.position')
      .execute();
  });
  return rows.map((row) => toChatMessage(ctx, row));
}

/** Throws when another question and its answer would not fit into the session. */
export async function assertSessionHasRoom(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string,
): Promise<void> {
  const { count } = await tx
    .selectFrom('chat_messages')
    .select((message) => message.fn.countAll<string>().as('count'))
    .where('session_id', '=', sessionId)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirstOrThrow();
  if (Number(count) + 2 <= lengths.sessionMessages) return;
  throw new AppError('session_full', { values: { count: String(lengths.sessionMessages) } });
}

export type NewChatMessage = Omit<
  Insertable<ChatMessages>,
  'id' | 'user_id' | 'created_at' | 'position' | 'folded_content'
>;

export async function addChatMessage(
  ctx: Context,
  tx: UserTransaction,
  message: NewChatMessage,
  created_at = ctx.now(),
): Promise<ChatMessage> {
  const row = await tx
    .insertInto('chat_messages')
    .values({
      ...message,
      folded_content: searchedText(message.content, lengths.emailContent),
      id: ctx.newId(),
      user_id: ctx.user.id,
      created_at,
    })
    .returning(chatMessageColumns)
    .executeTakeFirstOrThrow();
  return toChatMessage(ctx, row);
}

/**
 * The messages of some sessions, each joined with `asked`: the message it answers, or itself.
 * Answers to messages sent at the same time may have come in any order. Each table is told the
 * sessions, because PostgreSQL does not conclude from a list, and would read all of the user's rows.
 */
export function selectAnswered(ctx: Context, tx: UserReads, sessionIds: readonly string[]) {
  return tx
    .selectFrom('chat_messages as message')
    .leftJoin('ai_requests as request', (join) =>
      join
        .onRef('request.answer_message_id', '=', 'message.id')
        .onRef('request.session_id', '=', 'message.session_id')
        .on('request.session_id', '=', anyOf(sessionIds))
        .onRef('request.user_id', '=', 'message.user_id'),
    )
    .innerJoin('chat_messages as asked', (join) =>
      join
        .on((on) => on('asked.id', '=', on.fn.coalesce('request.asked_message_id', 'message.id')))
        .onRef('asked.user_id', '=', 'message.user_id'),
    )
    .where('message.session_id', '=', anyOf(sessionIds))
    .where('asked.session_id', '=', anyOf(sessionIds))
    .where('message.user_id', '=', ctx.user.id);
}

/** How many messages back an answer looks. */
const mostMessages = 20;

type Said = {
  readonly type: MessageType;
  /** Only messages before this position in the conversation. */
  readonly before?: string | undefined;
};

/**
 * The latest messages of one kind in a session, each answer behind what it answers; of several variants
 * of a message the newest alone, in the place of the first.
 */
export async function messagesOf(
  ctx: Context,
  tx: UserTransaction,
  sessionId: string | null,
  { type, before }: Said,
): Promise<ChatMessage[]> {
  if (sessionId === null) return [];
  const rows = await selectAnswered(ctx, tx, [sessionId])
    .innerJoin('chat_messages as first', (join) =>
      join.on((on) => on('first.id', '=', on.fn.coalesce('asked.variant_of', 'asked.id'))),
    )
    .select(columnsAs('message', chatMessageColumns))
    .where('message.message_type', '=', type)
    .$if(before !== undefined, (query) => query.where('first.position', '<', before ?? '0'))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('chat_messages as newer')
            .select('newer.id')
            .whereRef('newer.variant_of', '=', 'first.id')
            .whereRef('newer.user_id', '=', 'first.user_id')
            .whereRef('newer.position', '>', 'asked.position'),
        ),
      ),
    )
    .orderBy('first.position', 'desc')
    .orderBy('message.position', 'desc')
    .limit(mostMessages)
    .execute();
  return rows.reverse().map((row) => toChatMessage(ctx, row));
}

/** What was asked and answered, as far as each has both. */
export function earlierQuestions(
  messages: readonly Pick<ChatMessage, 'role' | 'content'>[],
): Question['earlier'] {
  return messages.flatMap(({ role, content }, index) => {
    const next = messages[index + 1];
    return role === 'user' && next?.role === 'assistant'
      ? [{ question: content, answer: next.content }]
      : [];
  });
}
