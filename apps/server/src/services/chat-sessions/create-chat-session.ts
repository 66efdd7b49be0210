import type { Selectable } from 'kysely';
import type { ChatSessions } from '../../db/schema.ts';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

export async function createChatSession(
  ctx: Context,
  tx: UserTransaction,
  title: string,
): Promise<Selectable<ChatSessions>> {
  const now = ctx.now();
  return tx
    .insertInto('chat_sessions')
    .values({
      id: ctx.newId(),
      user_id: ctx.user.id,
      title,
      created_at: now,
      last_activity: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
