import { lengths, type ChatMessage } from '@replysmith/contract';
import type { Insertable } from 'kysely';
import type { ChatMessages } from '../../db/schema.ts';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { searchedText } from '../search/searched-text.ts';
import { chatMessageColumns, toChatMessage } from './chat-message-row.ts';

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
