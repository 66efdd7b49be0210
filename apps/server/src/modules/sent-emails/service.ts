import {
  type CreateSentEmailRequest,
  type OneSentEmailRequest,
  SentEmail,
  type SentEmailPage,
  type SentEmailQuery,
  type UpdateSentEmailRequest,
  lengths,
  judgedScore,
} from '@replysmith/contract';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { DB, SentEmails } from '../../platform/db/schema.ts';
import {
  readAsUser,
  type UserTransaction,
  withUser,
  type UserReads,
} from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { once, lockOf } from '../../platform/context/idempotency.ts';
import { scoreInTime } from '../../platform/context/score-in-time.ts';
import { columnsOf, pick, withIsoTimes } from '../../platform/db/rows.ts';
import { sendWebhooks } from '../webhooks/events.ts';
import { findSendable } from './sendable.ts';

type Filter = Partial<Omit<SentEmailQuery, 'limit' | 'offset'>>;

const columns = ['session_id', 'message_id', 'campaign_id', 'template_id', 'status'] as const;

/** A condition for the sent emails that match a filter; true for all when it is empty. */
export function matchesFilter(filter: Filter) {
  return (where: ExpressionBuilder<DB, 'sent_emails'>) =>
    where.and(
      columns.flatMap((column) => {
        const value = filter[column];
        return value === undefined ? [] : [where(column, '=', value)];
      }),
    );
}

const sentEmailColumns = columnsOf(SentEmail);

type SentEmailRow = Pick<Selectable<SentEmails>, (typeof sentEmailColumns)[number]>;

/** A stored kind of outreach that the contract no longer knows becomes null instead of an error. */
const StoredSentEmail = SentEmail.extend({ profile: SentEmail.shape.profile.catch(null) });

function toSentEmail(row: SentEmailRow): SentEmail {
  return StoredSentEmail.parse(withIsoTimes(row));
}

/** One page of the caller's sent emails, newest first. */
export async function listSentEmails(
  ctx: Context,
  { limit, offset, ...filter }: SentEmailQuery,
): Promise<SentEmailPage> {
  return readAsUser(ctx, async (tx) => {
    const sent = selectSent(ctx, tx).where(matchesFilter(filter));
    const newest = sent
      .select(sentEmailColumns)
      .orderBy('sent_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute();
    const counted = sent
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const [rows, { total }] = await Promise.all([newest, counted]);
    return { items: rows.map(toSentEmail), total: Number(total) };
  });
}

/** How far a browser's clock may be ahead. */
const leeway = 5 * 60_000;
const earliest = new Date('2000-01-01T00:00:00.000Z');

/** When an email was sent, as its writer says, but never in the future. */
function momentOfSending({ now }: Pick<Context, 'now'>, value: string): Date {
  const moment = new Date(value);
  const present = now();
  if (moment.getTime() > present.getTime() + leeway) throw badMoment('This is yet to come.');
  if (moment < earliest) throw badMoment('This is too long ago.');
  return moment > present ? present : moment;
}

function badMoment(sentence: string): AppError {
  return new AppError('validation_failed', { fields: { sent_at: [sentence] } });
}

/** Notes that an email was sent to one person. With the same key it is noted once. */
export async function createSentEmail(
  ctx: Context,
  input: CreateSentEmailRequest,
  key: string | null = null,
): Promise<SentEmail> {
  const { step, status, recipient } = input;
  const now = ctx.now();
  const sent_at = input.sent_at === undefined ? now : momentOfSending(ctx, input.sent_at);
  const message_id = input.message_id ?? null;
  const email =
    message_id === null
      ? { subject: input.subject ?? null, body: input.body ?? '' }
      : await findSendable(ctx, message_id, step);
  const scored = await scoreInTime(ctx, email);
  const score = scored && judgedScore(scored.reading, scored.value);
  const score_version = score === null ? null : (scored?.version ?? null);
  const add = async (tx: UserTransaction) => {
    const origin = message_id === null ? {} : await findOrigin(ctx, tx, message_id);
    if (message_id !== null) await assertRoomForOneMore(ctx, tx, message_id);
    const row = await tx
      .insertInto('sent_emails')
      .values({
        ...{ id: ctx.newId(), user_id: ctx.user.id, message_id, step, recipient, ...origin },
        subject: email.subject,
        ...{ score, score_version },
        stage: scored?.reading.stage ?? email.stage ?? null,
        profile: scored?.reading.profile ?? email.profile ?? null,
        ...{ status, sent_at, status_at: now },
      })
      .returning(sentEmailColumns)
      .executeTakeFirstOrThrow();
    const sent = toSentEmail(row);
    await sendEvent(ctx, tx, 'email.sent', sent, { body: email.body });
    if (isAnswered(sent)) await sendEvent(ctx, tx, 'email.replied', sent);
    return sent;
  };
  const call = { key, request: { call: 'create-sent-email', input }, reply: SentEmail };
  return withUser(ctx, (tx) => once(ctx, tx, call, () => add(tx)), {
    lock: lockOf(ctx.user.id, 'sent-emails'),
  });
}

const isAnswered = ({ status }: Pick<SentEmail, 'status'>) =>
  status === 'replied' || status === 'meeting';

const eventColumns = [
  ...(['message_id', 'session_id', 'campaign_id', 'template_id', 'step'] as const),
  ...(['status', 'score', 'sent_at'] as const),
] as const;

function sendEvent(
  ctx: Context,
  tx: UserTransaction,
  type: 'email.sent' | 'email.replied',
  sent: SentEmail,
  text: { readonly body?: string } = {},
): Promise<void> {
  return sendWebhooks(ctx, tx, {
    type,
    data: { sent_email_id: sent.id, ...pick(sent, eventColumns) },
    text: { ...pick(sent, ['recipient', 'subject']), ...text },
  });
}

/** The session of an answer, and the campaign and template of the message it answers. */
async function findOrigin(ctx: Context, tx: UserTransaction, answerId: string) {
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

/** Changes only the fields that are given. */
export async function updateSentEmail(
  ctx: Context,
  id: string,
  { sent_at, ...changes }: UpdateSentEmailRequest,
): Promise<SentEmail> {
  return withUser(ctx, async (tx) => {
    const former = await selectSent(ctx, tx)
      .select(sentEmailColumns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!former) throw new AppError('not_found');
    const isNewStatus = changes.status !== undefined && changes.status !== former.status;
    const row = await tx
      .updateTable('sent_emails')
      .set({
        ...changes,
        sent_at: sent_at === undefined ? former.sent_at : momentOfSending(ctx, sent_at),
        status_at: isNewStatus ? ctx.now() : former.status_at,
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(sentEmailColumns)
      .executeTakeFirstOrThrow();
    const sent = toSentEmail(row);
    const isNews = isNewStatus && isAnswered(sent);
    if (isNews) await sendEvent(ctx, tx, 'email.replied', sent);
    return sent;
  });
}

/** Removes a note that an email was sent. It can be restored for 30 days. */
export async function deleteSentEmail(ctx: Context, id: string): Promise<SentEmail> {
  const row = await withUser(ctx, (tx) =>
    tx
      .updateTable('sent_emails')
      .set({ deleted_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .returning(sentEmailColumns)
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return toSentEmail(row);
}

/** Restores a removed note. One that is not removed stays as it is. */
export async function restoreSentEmail(
  ctx: Context,
  { sent_email_id: id }: OneSentEmailRequest,
): Promise<SentEmail> {
  const restore = async (tx: UserTransaction) => {
    const former = await tx
      .selectFrom('sent_emails')
      .select([...sentEmailColumns, 'deleted_at'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!former) throw new AppError('not_found');
    if (former.deleted_at === null) return toSentEmail(former);
    if (former.message_id !== null) await assertRoomForOneMore(ctx, tx, former.message_id);
    const row = await tx
      .updateTable('sent_emails')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(sentEmailColumns)
      .executeTakeFirstOrThrow();
    return toSentEmail(row);
  };
  return withUser(ctx, restore, { lock: lockOf(ctx.user.id, 'sent-emails') });
}

async function assertRoomForOneMore(
  ctx: Context,
  tx: UserTransaction,
  messageId: string,
): Promise<void> {
  const { count } = await selectSent(ctx, tx)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('message_id', '=', messageId)
    .executeTakeFirstOrThrow();
  if (Number(count) < lengths.sentOfMessage) return;
  throw new AppError('too_many_sent', { values: { count: String(lengths.sentOfMessage) } });
}

/** What the caller sent, without removed notes. */
export function selectSent(ctx: Context, tx: UserReads) {
  return tx
    .selectFrom('sent_emails')
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null);
}
