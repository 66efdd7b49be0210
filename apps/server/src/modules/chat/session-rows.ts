import { ChatSession, type Optimization, foldText, judgedScore } from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { ChatSessions } from '../../platform/db/schema.ts';
import type { UserTransaction, UserReads } from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';

export const chatSessionColumns = columnsOf(ChatSession);

type ChatSessionRow = Pick<Selectable<ChatSessions>, (typeof chatSessionColumns)[number]>;

export function toChatSession(row: ChatSessionRow): ChatSession {
  return ChatSession.parse(withIsoTimes(row));
}

export async function createChatSession(
  ctx: Context,
  tx: UserTransaction,
  session: Pick<ChatSession, 'title' | 'latest_score'>,
): Promise<ChatSession> {
  const now = ctx.now();
  const row = await tx
    .insertInto('chat_sessions')
    .values({
      ...session,
      folded_name: foldText(session.title),
      id: ctx.newId(),
      user_id: ctx.user.id,
      created_at: now,
      last_activity: now,
    })
    .returning(chatSessionColumns)
    .executeTakeFirstOrThrow();
  return toChatSession(row);
}

/** The caller's session. A deleted one, or somebody else's, is not found. */
export async function findChatSession(
  ctx: Context,
  tx: UserReads,
  id: string,
  { orDeleted = false } = {},
): Promise<ChatSession> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(chatSessionColumns)
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .$if(!orDeleted, (query) => query.where('deleted_at', 'is', null))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}

/**
 * Finds the caller's session and keeps it from being deleted for good until the transaction ends.
 */
export async function holdChatSession(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<ChatSession> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(chatSessionColumns)
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}

/**
 * Locks the session, so that nobody else changes its choices, answers or score until the
 * transaction ends.
 */
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

/**
 * Updates a session that got an answer: moves it to the top, takes it out of the archive if the
 * question was asked there, and locks it until the transaction ends. A session that was archived or
 * deleted after the question stays so, and gets the answer all the same.
 */
export async function touchChatSession(
  ctx: Context,
  tx: UserTransaction,
  { id, is_archived: wasArchived }: Pick<ChatSession, 'id' | 'is_archived'>,
): Promise<ChatSession> {
  const row = await tx
    .updateTable('chat_sessions')
    .set({ last_activity: ctx.now(), ...(wasArchived && { is_archived: false }) })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .returning(chatSessionColumns)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}

/**
 * Stores the score that lists show for a session, which the transaction has locked: that of the
 * rewrite in use, as proposed or with the writer's choices. A text that is not an email to judge
 * has no score.
 */
export async function listScore(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  { reading, score }: Optimization,
  value = score.optimized_score,
): Promise<ChatSession> {
  const row = await tx
    .updateTable('chat_sessions')
    .set({ latest_score: judgedScore(reading, value) })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .returning(chatSessionColumns)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}
