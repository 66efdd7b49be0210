import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { settleAiRequest, type Settlement } from './settle-ai-request.ts';

type Ending = Pick<Settlement, 'status' | 'input_tokens' | 'output_tokens'>;

/**
 * Ends a request of which nothing is kept: nothing is counted, and its message goes, with the
 * session if that was made for it. Nothing happens when it has ended already.
 */
export async function failAiRequest(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  ending: Ending = { status: 'failed' },
): Promise<void> {
  const request = await tx
    .selectFrom('ai_requests')
    .select(['session_id', 'asked_message_id'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  const nothing = { isCounted: false, session_id: null, answer_message_id: null };
  const isOpen = request && (await settleAiRequest(ctx, tx, id, { ...nothing, ...ending }));
  if (!isOpen) return;
  await tx
    .deleteFrom('chat_messages')
    .where('id', '=', request.asked_message_id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  await tx
    .deleteFrom('chat_sessions as session')
    .where('id', '=', request.session_id)
    .where('user_id', '=', ctx.user.id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('chat_messages as message')
            .select('message.id')
            .whereRef('message.session_id', '=', 'session.id'),
        ),
      ),
    )
    .execute();
}
