import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Where an answer stands, and what the writer's message that it answers came from. */
export async function findOrigin(ctx: Context, tx: UserTransaction, answerId: string) {
  const origin = await tx
    .selectFrom('chat_messages as answer')
    .leftJoin('ai_requests as request', 'request.answer_message_id', 'answer.id')
    .leftJoin('chat_messages as asked', 'asked.id', 'request.asked_message_id')
    .select(['answer.session_id', 'asked.campaign_id', 'asked.template_id'])
    .where('answer.id', '=', answerId)
    .where('answer.user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (!origin) throw new AppError('not_found');
  return origin;
}
