import {
  changedChoices,
  Optimization,
  RewriteChoices,
  type ChatMessage,
  type RewriteChoicesChange,
  type UpdateChatMessageRequest,
} from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import { lockChatSession } from '../chat-sessions/lock-chat-session.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { chatMessageColumns, toChatMessage } from './chat-message-row.ts';
import { listScoreInUse } from './list-score-in-use.ts';
import { nextUse } from './next-use.ts';

/**
 * Keeps what the writer decided about a rewrite, along with what they had decided elsewhere, and
 * puts it in use; its session is listed with the score that this leaves.
 */
export async function updateChatMessage(
  ctx: Context,
  id: string,
  request: UpdateChatMessageRequest,
): Promise<ChatMessage> {
  const message = await decide(ctx, id, request);
  await listScoreInUse(ctx, message);
  return message;
}

async function decide(
  ctx: Context,
  id: string,
  { choices: change, is_in_use }: UpdateChatMessageRequest,
): Promise<ChatMessage> {
  return withUser(ctx, async (tx) => {
    const chosen_at = is_in_use && (await momentToChoose(ctx, tx, id));
    const choices = change && (await choicesAfter(ctx, tx, id, change));
    const row = await tx
      .updateTable('chat_messages as message')
      .from('chat_sessions as session')
      .set({
        ...(choices && { choices: JSON.stringify(choices) }),
        ...(chosen_at && { chosen_at }),
      })
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
    if (is_in_use && !message.optimization_results) throw new AppError('not_found');
    const known = new Set(message.optimization_results?.changes.map((change) => change.id));
    if (!choices) return message;
    if (!RewriteChoices.safeParse(choices).success) {
      throw new AppError('validation_failed', { fields: { choices: ['Too many choices.'] } });
    }
    if (choices.put_back.every((id) => known.has(id))) return message;
    const fields = { 'choices.put_back': ['There is no such change.'] };
    throw new AppError('validation_failed', { fields });
  });
}

async function momentToChoose(ctx: Context, tx: UserTransaction, id: string): Promise<Date> {
  const message = await tx
    .selectFrom('chat_messages')
    .select('session_id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (!message) throw new AppError('not_found');
  await lockChatSession(ctx, tx, message.session_id);
  return nextUse(ctx, tx, message.session_id);
}

/** What is decided with this change; nobody else decides until the transaction ends. */
async function choicesAfter(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  change: RewriteChoicesChange,
): Promise<RewriteChoices> {
  const row = await tx
    .selectFrom('chat_messages')
    .select(['choices', 'optimization_results'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .forUpdate()
    .executeTakeFirst();
  const { data: stored = null } = RewriteChoices.safeParse(row?.choices);
  const { data: optimization } = Optimization.safeParse(row?.optimization_results);
  const { offers = [], questions = [] } = optimization ?? {};
  return changedChoices(stored, {
    ...change,
    taken: ofThese(offers, change.taken),
    answers: ofThese(questions, change.answers),
  });
}

/** What is decided about offers or questions that there are; about others nothing can be. */
function ofThese<Value>(
  those: readonly { readonly id: string }[],
  decided: Readonly<Record<string, Value>> = {},
): Record<string, Value> {
  const known = new Set(those.map(({ id }) => id));
  return Object.fromEntries(Object.entries(decided).filter(([id]) => known.has(id)));
}
