import type { Selectable } from 'kysely';
import type { ChatSessions } from '../../db/schema.ts';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** The caller's session; somebody else's is as good as none. */
export async function findChatSession(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<Selectable<ChatSessions>> {
  const row = await tx
    .selectFrom('chat_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}
