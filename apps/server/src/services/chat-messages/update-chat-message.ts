import type { ChatMessage, UpdateChatMessageRequest } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatMessageColumns, toChatMessage } from './chat-message-row.ts';

/** Keeps what the writer decided about a rewrite, instead of what they had decided before. */
export async function updateChatMessage(
  ctx: Context,
  id: string,
  { choices }: UpdateChatMessageRequest,
): Promise<ChatMessage> {
  return withUser(ctx, async (tx) => {
    const row = await tx
      .updateTable('chat_messages as message')
      .from('chat_sessions as session')
      .set({ choices: JSON.stringify(choices) })
      .whereRef('session.id', '=', 'message.session_id')
      .where('session.deleted_at', 'is', null)
      .where('message.id', '=', id)
      .where('message.user_id', '=', ctx.user.id)
      .where('message.role', '=', 'assistant')
      .where('message.optimization_results', 'is not', null)
      .returning(chatMessageColumns.map((column) => `message.${column}` as const))
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    const message = toChatMessage(ctx, row);
    const known = new Set(message.optimization_results?.changes.map((change) => change.id));
    if (choices.put_back.every((change) => known.has(change))) return message;
    const fields = { 'choices.put_back': ['There is no such change.'] };
    throw new AppError('validation_failed', { fields });
  });
}
