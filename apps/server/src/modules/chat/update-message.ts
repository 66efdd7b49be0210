import {
  type ChatMessage,
  Optimization,
  RewriteChoices,
  type RewriteChoicesChange,
  type UpdateChatMessageRequest,
  changedChoices,
  usedFrom,
} from '@replysmith/contract';
import { type UserTransaction, withUser } from '../../platform/db/with-user.ts';
import { type RewriteInUse, rewriteInUse } from './rewrite-in-use.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { scoreInTime } from '../../platform/context/score-in-time.ts';
import { chatMessageColumns, toChatMessage } from './messages.ts';
import { listScore, lockChatSession } from './session-rows.ts';

/**
 * Stores the writer's choices about a rewrite, together with the choices made elsewhere, and puts
 * the rewrite in use. The session's score in lists is updated.
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

/** The choices after this change. Nobody else changes them until the transaction ends. */
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

/** Drops choices about offers or questions that the rewrite does not have. */
function ofThese<Value>(
  those: readonly { readonly id: string }[],
  decided: Readonly<Record<string, Value>> = {},
): Record<string, Value> {
  const known = new Set(those.map(({ id }) => id));
  return Object.fromEntries(Object.entries(decided).filter(([id]) => known.has(id)));
}

type Decided = Pick<ChatMessage, 'id' | 'session_id'>;

/**
 * After a choice about the rewrite in use, stores the score that lists show for its session: that
 * of the email with the choices applied, or the proposed one when the coach has no time. A choice
 * or a rewrite that comes while the email is scored updates the list itself.
 */
async function listScoreInUse(ctx: Context, { id, session_id }: Decided): Promise<void> {
  const scored = await withUser(ctx, (tx) => rewriteInUse(ctx, tx, session_id));
  if (scored?.id !== id) return;
  const value = await scoreOf(ctx, scored);
  await withUser(ctx, async (tx) => {
    // Locked, so that the second of two concurrent choices sees both.
    await lockChatSession(ctx, tx, session_id);
    const now = await rewriteInUse(ctx, tx, session_id);
    if (!now || !isSame(now, scored)) return;
    await listScore(ctx, tx, session_id, now.optimization, value);
  });
}

async function scoreOf(ctx: Context, { optimization, email }: RewriteInUse): Promise<number> {
  const { optimized_email: proposed, reading, score } = optimization;
  const isAsProposed = email.subject === proposed.subject && email.body === proposed.body;
  if (isAsProposed) return score.optimized_score;
  const { stage, profile } = reading ?? {};
  const now = await scoreInTime(ctx, { ...email, stage, profile });
  return now?.value ?? score.optimized_score;
}

function isSame(one: RewriteInUse, other: RewriteInUse): boolean {
  const [a, b] = [one.email, other.email];
  return one.id === other.id && a.subject === b.subject && a.body === b.body;
}

/**
 * A time that puts a rewrite before all others of its session, which the transaction has locked. It
 * may be ahead of the clock, since the clocks of two servers differ.
 */
export async function nextUse(ctx: Context, tx: UserTransaction, sessionId: string): Promise<Date> {
  const rewrites = await tx
    .selectFrom('chat_messages')
    .select(['chosen_at', 'created_at'])
    .where('session_id', '=', sessionId)
    .where('user_id', '=', ctx.user.id)
    .where('optimization_results', 'is not', null)
    .execute();
  const later = rewrites.map((rewrite) => usedFrom(rewrite) + 1);
  return new Date(Math.max(ctx.now().getTime(), ...later));
}
