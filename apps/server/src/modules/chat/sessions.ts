import {
  ChatSession,
  type ChatSessionPage,
  type ChatSessionQuery,
  type ChatSessionState,
  type UpdateChatSessionRequest,
  foldText,
  searchTerms,
} from '@replysmith/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import { anyOf } from '../../platform/db/database.ts';
import {
  readAsUser,
  type UserTransaction,
  withUser,
  type UserReads,
} from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { stopAnswer } from './follow-answer.ts';
import { chatSessionColumns, findChatSession, toChatSession } from './session-rows.ts';
import { findHits } from './session-hits.ts';
import { findSessions } from './session-search.ts';

/** The caller's sessions in one state, or those of them that match a search. */
export async function listChatSessions(
  ctx: Context,
  { state = 'active', search = '', limit, before }: ChatSessionQuery,
): Promise<ChatSessionPage> {
  const terms = searchTerms(search);
  const listing = { moment: momentOf[state], limit, before };
  return readAsUser(ctx, (tx) =>
    terms.length > 0
      ? listFound(ctx, tx, terms, { state, ...listing })
      : listAll(ctx, tx, { state, ...listing }),
  );
}

const momentOf = {
  active: 'last_activity',
  archived: 'last_activity',
  deleted: 'deleted_at',
} as const satisfies Record<ChatSessionState, string>;

type Listing = {
  readonly state: ChatSessionState;
  readonly moment: 'last_activity' | 'deleted_at';
  readonly limit: number;
  readonly before: string | undefined;
};

async function listAll(
  { user }: Context,
  tx: UserReads,
  { state, moment, limit, before }: Listing,
): Promise<ChatSessionPage> {
  const listed = tx
    .selectFrom('chat_sessions')
    .where('user_id', '=', user.id)
    .where(listedAs(state));
  const rows = await listed
    .select(chatSessionColumns)
    .$if(before !== undefined, (query) => query.where(moment, '<', new Date(before ?? 0)))
    .orderBy(moment, 'desc')
    // Pages are split by time, so sessions of the same moment must stay on one page.
    .fetch(limit, 'with ties')
    .execute();
  const { total } = await listed
    .select((query) => query.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    items: rows.map((row) => ({ ...toChatSession(row), hit: null })),
    total: Number(total),
  };
}

async function listFound(
  ctx: Context,
  tx: UserReads,
  terms: readonly string[],
  { state, moment, limit, before }: Listing,
): Promise<ChatSessionPage> {
  const find = (which: ChatSessionState) =>
    findSessions(ctx, tx, terms, { where: listedAs(which), moment, limit, before });
  const { ids, total, isCapped } = await find(state);
  const archived = state === 'active' && total === 0 ? await find('archived') : null;
  if (ids.length === 0) return { items: [], total, ...(archived && { archived: archived.total }) };
  const rows = await tx
    .selectFrom('chat_sessions')
    .select(chatSessionColumns)
    .where('user_id', '=', ctx.user.id)
    .where('id', '=', anyOf(ids))
    .orderBy(moment, 'desc')
    .execute();
  const hits = await findHits(ctx, tx, rows, terms);
  return {
    items: rows.map((row) => ({ ...toChatSession(row), hit: hits.get(row.id) ?? null })),
    total,
    ...(isCapped && { is_capped: true }),
  };
}

function listedAs(state: ChatSessionState): RawBuilder<boolean> {
  return state === 'deleted'
    ? sql<boolean>`deleted_at IS NOT NULL`
    : sql<boolean>`deleted_at IS NULL AND is_archived = ${sql.lit(state === 'archived')}`;
}

export async function getChatSession(ctx: Context, id: string): Promise<ChatSession> {
  return readAsUser(ctx, (tx) => findChatSession(ctx, tx, id));
}

/**
 * Renames or archives a session. Renaming moves it to the top, unless `last_activity` asks for its
 * former place, which undoes a renaming.
 */
export async function updateChatSession(
  ctx: Context,
  id: string,
  { session_name, is_archived, last_activity }: UpdateChatSessionRequest,
): Promise<ChatSession> {
  return withUser(ctx, async (tx) => {
    const former = await findChatSession(ctx, tx, id);
    const folded_name = foldText(session_name ?? former.title);
    const isBroughtForward = session_name !== undefined && last_activity === undefined;
    const changes = {
      ...(session_name !== undefined && { session_name, folded_name }),
      ...(is_archived !== undefined && { is_archived }),
      ...(isBroughtForward && { last_activity: ctx.now() }),
      ...(last_activity !== undefined && { last_activity: takenBack(ctx, last_activity) }),
    };
    if (Object.keys(changes).length === 0) return former;
    const row = await tx
      .updateTable('chat_sessions')
      .set(changes)
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(chatSessionColumns)
      .executeTakeFirstOrThrow();
    return toChatSession(row);
  });
}

/** The earlier moment, but not before the last message. */
function takenBack({ user }: Context, moment: string) {
  return sql<Date>`LEAST(last_activity, GREATEST(${new Date(moment)}::timestamptz, (
    SELECT max(created_at)
    FROM chat_messages
    WHERE session_id = chat_sessions.id AND user_id = ${user.id}
  )))`;
}

/** Deletes a session softly; it can be restored for 30 days. Deleting it again changes nothing. */
export async function deleteChatSession(ctx: Context, id: string): Promise<ChatSession> {
  return withUser(ctx, async (tx) => {
    await tx
      .updateTable('chat_sessions')
      .set({ deleted_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .execute();
    return findChatSession(ctx, tx, id, { orDeleted: true });
  });
}

/** Restores a deleted session in its place. One that is not deleted stays as it is. */
export async function restoreChatSession(ctx: Context, id: string): Promise<ChatSession> {
  const row = await withUser(ctx, (tx) =>
    tx
      .updateTable('chat_sessions')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(chatSessionColumns)
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return toChatSession(row);
}

/**
 * Deletes a session for good that was deleted softly, with all its messages. An answer that is
 * still being written in it is stopped first and counted like any stopped answer.
 */
export async function purgeChatSession(ctx: Context, id: string): Promise<ChatSession> {
  const stopped = new Set<string>();
  for (let session: ChatSession | null = null; ;) {
    const held = await withUser(ctx, async (tx) => {
      const deleted = await holdDeleted(ctx, tx, id);
      const running = deleted && (await runningIn(ctx, tx, id)).filter((one) => !stopped.has(one));
      if (running?.length === 0) await remove(ctx, tx, id);
      return deleted && { deleted, running: running ?? [] };
    });
    session = held?.deleted ?? session;
    if (!session) throw new AppError('not_found');
    // Ending an answer without any text may have deleted the session with it.
    if (!held || held.running.length === 0) return session;
    await Promise.all(held.running.map(async (answer) => (await stopAnswer(ctx, answer)).ended));
    for (const answer of held.running) stopped.add(answer);
  }
}

/**
 * Locks a deleted session, so that nobody restores it and nothing begins in it until the
 * transaction ends.
 */
async function holdDeleted(
  { user }: Context,
  tx: UserTransaction,
  id: string,
): Promise<ChatSession | null> {
  const row = await tx
    .selectFrom('chat_sessions')
    .select(chatSessionColumns)
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? toChatSession(row) : null;
}

async function runningIn({ user }: Context, tx: UserTransaction, id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('ai_requests')
    .select('id')
    .where('session_id', '=', id)
    .where('user_id', '=', user.id)
    .where('status', '=', 'running')
    .execute();
  return rows.map((row) => row.id);
}

async function remove({ user }: Context, tx: UserTransaction, id: string): Promise<void> {
  await tx
    .deleteFrom('chat_sessions')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .execute();
}
