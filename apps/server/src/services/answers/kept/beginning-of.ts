import type { AnswerEvent } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import { chatMessageColumns, toChatMessage } from '../../chat-messages/chat-message-row.ts';
import { findChatSession } from '../../chat-sessions/find-chat-session.ts';
import type { Context } from '../../context.ts';

/** How an answer of the caller's began; null when what it was to answer is gone. */
export async function beginningOf(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<AnswerEvent | null> {
  const asked = await tx
    .selectFrom('chat_messages')
    .select(chatMessageColumns)
    .where('user_id', '=', ctx.user.id)
    .where('id', '=', (row) =>
      row
        .selectFrom('ai_requests')
        .select('asked_message_id')
        .where('id', '=', id)
        .where('user_id', '=', ctx.user.id),
    )
    .executeTakeFirst();
  if (!asked) return null;
  const session = await findChatSession(ctx, tx, asked.session_id, { orDeleted: true });
  return { type: 'started', request_id: id, session, message: toChatMessage(ctx, asked) };
}
