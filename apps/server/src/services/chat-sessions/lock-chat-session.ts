import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** Nobody else chooses, keeps or lists anything in the session until the transaction ends. */
export async function lockChatSession(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<void> {
  await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .forNoKeyUpdate()
    .execute();
}
