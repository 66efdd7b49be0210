import {
  AiRequest,
  type AiRequestList,
  type AiRequestQuery,
  type AiRequestType,
  type Authorship,
} from '@replysmith/contract';
import { type Selectable, sql } from 'kysely';
import type { AiRequests } from '../../platform/db/schema.ts';
import { asMeter, readAsUser, type UserTransaction } from '../../platform/db/with-user.ts';
import type { Spent } from '../../platform/ai/ai.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { consume, giveBack } from '../billing/limits.ts';
import { utcDay } from '../../platform/clock.ts';
import { findChatSession } from './session-rows.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';

const hour = 3_600_000;
const minute = 60_000;

/**
 * Questions and simulated replies are free and limited only by the hour: so many within any sixty
 * minutes, however they ended. Concurrent calls take turns.
 */
async function assertFairUse(ctx: Context, tx: UserTransaction): Promise<void> {
  const lock = `fair use ${ctx.user.id}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const now = ctx.now().getTime();
  const recent = await tx
    .selectFrom('ai_requests')
    .select('created_at')
    .where('user_id', '=', ctx.user.id)
    .where('message_type', '<>', 'email_optimization')
    .where('created_at', '>', new Date(now - hour))
    .orderBy('created_at', 'desc')
    .limit(ctx.questionsPerHour)
    .execute();
  const oldest = recent.at(ctx.questionsPerHour - 1);
  if (!oldest) return;
  const wait = Math.max(1_000, oldest.created_at.getTime() + hour - now);
  const minutes = Math.ceil(wait / minute);
  throw new AppError('fair_use_reached', {
    values: {
      count: String(ctx.questionsPerHour),
      minutes: minutes === 1 ? 'a minute' : `${minutes} minutes`,
    },
    retryAfterSeconds: Math.ceil(wait / 1_000),
  });
}

type NewAiRequest = {
  readonly id: string;
  readonly session_id: string | null;
  readonly message_type: AiRequestType;
  readonly asked_message_id: string | null;
  readonly idempotency_key: string | null;
  readonly request_digest: string | null;
};

/** How many uses reserved for a model's answer a person gets back per day. */
const mostRefunds = 20;

/**
 * Records a request before anything is spent on it. An optimization takes one of the day's
 * requests, the other modes one of the hour's; throws when none is left. A use that may still be
 * refunded counts as refunded, so that nobody gets more free work from a model than `mostRefunds`
 * by making answers fail or stopping them in time. Beyond that `isSpent` is true, as it is for
 * everybody once the day's tokens are used up.
 */
export async function openAiRequest(
  ctx: Context,
  tx: UserTransaction,
  request: NewAiRequest,
): Promise<{ readonly isSpent: boolean }> {
  const refunds = await asMeter(tx, async () => {
    const isCounted = request.message_type === 'email_optimization';
    if (!isCounted) await assertFairUse(ctx, tx);
    const use = isCounted
      ? await consume(ctx, tx, 'daily_ai_requests')
      : { usage_day: utcDay(ctx.now()), usage_reset_at: null };
    const { count } = await tx
      .insertInto('ai_requests')
      .values({
        ...request,
        user_id: ctx.user.id,
        server_id: ctx.serverId,
        charge: isCounted ? 'reserved' : 'free',
        ...use,
        created_at: ctx.now(),
      })
      .returning((row) =>
        row
          .selectFrom('ai_requests as other')
          .select((other) => other.fn.countAll<string>().as('count'))
          .where('other.user_id', '=', ctx.user.id)
          .where('other.usage_day', '=', use.usage_day)
          .where('other.charge', 'in', ['reserved', 'refunded'])
          .as('count'),
      )
      .executeTakeFirstOrThrow();
    return Number(count);
  });
  const isSpent = refunds >= mostRefunds || (await ctx.dailyTokens.areSpent(tx, ctx.now()));
  return { isSpent };
}

export type Settlement = Partial<Authorship> & {
  readonly status: Exclude<AiRequest['status'], 'running'>;
  /** Whether a reserved use is charged. A free request stays free. */
  readonly isCounted: boolean;
  readonly answer_message_id: string | null;
  readonly input_tokens?: number;
  readonly output_tokens?: number;
};

/**
 * Closes a running request once. What it reserved is charged or given back in the same transaction.
 * Returns false when it was closed already.
 */
export async function settleAiRequest(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  { isCounted, status, ...settlement }: Settlement,
): Promise<boolean> {
  return asMeter(tx, async () => {
    const open = await tx
      .selectFrom('ai_requests')
      .select(['charge', 'usage_day', 'usage_reset_at'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('status', '=', 'running')
      .forUpdate()
      .executeTakeFirst();
    if (!open) return false;
    const isReserved = open.charge === 'reserved';
    if (isReserved && !isCounted) await giveBack(ctx, tx, 'daily_ai_requests', open);
    await tx
      .updateTable('ai_requests')
      .set({
        ...settlement,
        status,
        charge: isReserved ? (isCounted ? 'charged' : 'refunded') : 'free',
        settled_at: ctx.now(),
        // A request that left no answer frees its key, so that sending it again does it anew.
        ...(settlement.answer_message_id === null && { idempotency_key: null }),
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    return true;
  });
}

type Ending = Omit<Settlement, 'isCounted' | 'answer_message_id'>;

/**
 * Ends a running request without an answer: nothing is counted, and its message is deleted,
 * together with the session if that is empty now. Returns false when it had ended already.
 */
export async function failAiRequest(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  ending: Ending = { status: 'failed' },
): Promise<boolean> {
  const request = await tx
    .selectFrom('ai_requests')
    .select(['session_id', 'asked_message_id'])
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (!request) return false;
  await holdSession(ctx, tx, request.session_id);
  const nothing = { isCounted: false, answer_message_id: null };
  if (!(await settleAiRequest(ctx, tx, id, { ...nothing, ...ending }))) return false;
  await tx
    .deleteFrom('chat_messages')
    .where('id', '=', request.asked_message_id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  await deleteIfEmpty(ctx, tx, request.session_id);
  return true;
}

/**
 * Locks a session that may be about to be deleted, so that nothing begins in it until the
 * transaction ends. Code that takes several locks takes the session's first, which avoids
 * deadlocks.
 */
async function holdSession(ctx: Context, tx: UserTransaction, id: string | null): Promise<void> {
  await tx
    .selectFrom('chat_sessions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .forUpdate()
    .execute();
}

async function deleteIfEmpty(ctx: Context, tx: UserTransaction, id: string | null): Promise<void> {
  await tx
    .deleteFrom('chat_sessions as session')
    .where('id', '=', id)
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

export const aiRequestColumns = columnsOf(AiRequest);

type AiRequestRow = Pick<Selectable<AiRequests>, (typeof aiRequestColumns)[number]>;

function toAiRequest(row: AiRequestRow): AiRequest {
  return AiRequest.parse(withIsoTimes(row));
}

/** What the caller has asked, the newest first. */
export async function listAiRequests(
  ctx: Context,
  { session_id, status, limit }: AiRequestQuery,
): Promise<AiRequestList> {
  const rows = await readAsUser(ctx, async (tx) => {
    if (session_id) await findChatSession(ctx, tx, session_id);
    let query = tx
      .selectFrom('ai_requests')
      .select(aiRequestColumns)
      .where('user_id', '=', ctx.user.id);
    if (session_id) query = query.where('session_id', '=', session_id);
    if (status) query = query.where('status', '=', status);
    return query.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
  });
  return { items: rows.map(toAiRequest) };
}

/** Records what a request cost that was closed while its answer was still being written. */
export async function addSpent(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  spent: Spent,
): Promise<void> {
  await asMeter(tx, () =>
    tx
      .updateTable('ai_requests')
      .set(spent)
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute(),
  );
}
