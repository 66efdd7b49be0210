import { ChatMessage } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { ChatMessages } from '../../db/schema.ts';
import type { Context } from '../context.ts';

export const chatMessageColumns = [
  'id',
  'session_id',
  'user_id',
  'role',
  'message_type',
  'content',
  'is_partial',
  'email_data',
  'optimization_results',
  'answer',
  'client_reply',
  'variant_of',
  'choices',
  'chosen_at',
  'campaign_id',
  'template_id',
  'created_at',
] as const satisfies readonly (keyof ChatMessages)[];

type ChatMessageRow = Pick<Selectable<ChatMessages>, (typeof chatMessageColumns)[number]>;

const jsonColumns = [
  'email_data',
  'optimization_results',
  'answer',
  'client_reply',
  'choices',
] as const;

/** What was stored in a shape that is no longer read is left out, not a reason to fail. */
const StoredMessage = ChatMessage.extend({
  email_data: ChatMessage.shape.email_data.catch(null),
  optimization_results: ChatMessage.shape.optimization_results.catch(null),
  answer: ChatMessage.shape.answer.catch(null),
  client_reply: ChatMessage.shape.client_reply.catch(null),
  choices: ChatMessage.shape.choices.catch(null),
});

export function toChatMessage({ log }: Pick<Context, 'log'>, row: ChatMessageRow): ChatMessage {
  const message = StoredMessage.parse({
    ...row,
    created_at: row.created_at.toISOString(),
    chosen_at: row.chosen_at?.toISOString() ?? null,
  });
  for (const column of jsonColumns) {
    if (row[column] !== null && message[column] === null) {
      log.warn({ messageId: row.id, column }, 'stored in a shape that cannot be read');
    }
  }
  return message;
}
