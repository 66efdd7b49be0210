import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type CreateWebhookRequest,
  type OneWebhookRequest,
  type ResendWebhookRequest,
  type UpdateWebhookRequest,
  Webhook,
  WebhookDelivery,
  type WebhookDeliveryPage,
  type WebhookDeliveryQuery,
  type WebhookList,
  type WebhookWithSecret,
  lengths,
} from '@replysmith/contract';
import { lockOf } from '../../platform/context/idempotency.ts';
import type { Context } from '../../platform/context/context.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';
import {
  type UserReads,
  type UserTransaction,
  readAsUser,
  withUser,
} from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { leaveDelivery, payloadOf } from './events.ts';
import { isPrivateAddress } from './post.ts';

const webhookColumns = columnsOf(Webhook);
const deliveryColumns = columnsOf(WebhookDelivery);

const toWebhook = (row: object): Webhook => Webhook.parse(withIsoTimes(row));
const toDelivery = (row: object): WebhookDelivery => WebhookDelivery.parse(withIsoTimes(row));

/** The caller's webhooks, oldest first. */
export async function listWebhooks(ctx: Context): Promise<WebhookList> {
  const rows = await readAsUser(ctx, (tx) =>
    selectWebhooks(ctx, tx).select(webhookColumns).orderBy('created_at').orderBy('id').execute(),
  );
  return { items: rows.map(toWebhook) };
}

export async function createWebhook(
  ctx: Context,
  input: CreateWebhookRequest,
): Promise<WebhookWithSecret> {
  assertReachable(ctx, input.url);
  const secret = newSecret();
  const encrypted = await ctx.encryption.encrypt(secret);
  return inTurn(ctx, async (tx) => {
    await assertRoomForOneMore(ctx, tx);
    const row = await tx
      .insertInto('webhooks')
      .values({
        ...{ id: ctx.newId(), user_id: ctx.user.id, ...input },
        ...{ secret: encrypted, created_at: ctx.now() },
      })
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    return { ...toWebhook(row), secret };
  });
}

/** Changes only the fields that are given. Switched on, it counts as one that works. */
export async function updateWebhook(
  ctx: Context,
  id: string,
  { is_on, ...changes }: UpdateWebhookRequest,
): Promise<Webhook> {
  if (changes.url !== undefined) assertReachable(ctx, changes.url);
  return withUser(ctx, async (tx) => {
    const former = await findWebhook(ctx, tx, id);
    const isOn = former.off_at === null;
    const state =
      is_on === undefined || is_on === isOn
        ? { off_at: former.off_at, off_reason: former.off_reason }
        : is_on
          ? { off_at: null, off_reason: null, failing_since: null }
          : { off_at: ctx.now(), off_reason: 'person' };
    const row = await tx
      .updateTable('webhooks')
      .set({
        ...(changes.url !== undefined && { failing_since: null }),
        ...changes,
        ...state,
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    return toWebhook(row);
  });
}

/** Deletes a webhook softly. Until it is restored, nothing is sent to it. */
export async function deleteWebhook(ctx: Context, id: string): Promise<Webhook> {
  const row = await withUser(ctx, (tx) =>
    tx
      .updateTable('webhooks')
      .set({ deleted_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .returning(webhookColumns)
      .executeTakeFirst(),
  );
  if (!row) throw new AppError('not_found');
  return toWebhook(row);
}

/** Restores a deleted webhook with its secret. One that is not deleted stays as it is. */
export async function restoreWebhook(
  ctx: Context,
  { webhook_id: id }: OneWebhookRequest,
): Promise<Webhook> {
  return inTurn(ctx, async (tx) => {
    const former = await tx
      .selectFrom('webhooks')
      .select([...webhookColumns, 'deleted_at'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!former) throw new AppError('not_found');
    if (former.deleted_at === null) return toWebhook(former);
    await assertRoomForOneMore(ctx, tx);
    const row = await tx
      .updateTable('webhooks')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    return toWebhook(row);
  });
}

/** Signs with a new secret from now on; the old one is gone. */
export async function rotateWebhookSecret(
  ctx: Context,
  { webhook_id: id }: OneWebhookRequest,
): Promise<WebhookWithSecret> {
  const secret = newSecret();
  const encrypted = await ctx.encryption.encrypt(secret);
  return withUser(ctx, async (tx) => {
    const webhook = await findWebhook(ctx, tx, id);
    await tx
      .updateTable('webhooks')
      .set({ secret: encrypted })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    return { ...webhook, secret };
  });
}

/** Sends an event of no meaning, to try the address. */
export async function pingWebhook(
  ctx: Context,
  { webhook_id }: OneWebhookRequest,
): Promise<WebhookDelivery> {
  return withUser(ctx, async (tx) => {
    assertOn(await findWebhook(ctx, tx, webhook_id));
    const now = ctx.now();
    const row = await tx
      .insertInto('webhook_deliveries')
      .values({
        ...{ id: ctx.newId(), user_id: ctx.user.id, webhook_id, event: 'ping' },
        payload: payloadOf({ type: 'ping', timestamp: now.toISOString(), data: { webhook_id } }),
        ...{ next_attempt_at: now, created_at: now },
      })
      .returning(deliveryColumns)
      .executeTakeFirstOrThrow();
    await leaveDelivery(ctx, tx, { delivery_id: row.id, attempt: 1 });
    return toDelivery(row);
  });
}

/** Sends the same message once more and at once, under the same id. */
export async function resendWebhook(
  ctx: Context,
  { delivery_id: id }: ResendWebhookRequest,
): Promise<WebhookDelivery> {
  return withUser(ctx, async (tx) => {
    const delivery = await tx
      .selectFrom('webhook_deliveries')
      .select(['webhook_id', 'attempts'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!delivery) throw new AppError('not_found');
    assertOn(await findWebhook(ctx, tx, delivery.webhook_id));
    const row = await tx
      .updateTable('webhook_deliveries')
      .set({ status: 'waiting', next_attempt_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(deliveryColumns)
      .executeTakeFirstOrThrow();
    await leaveDelivery(ctx, tx, { delivery_id: id, attempt: delivery.attempts + 1 });
    return toDelivery(row);
  });
}

/** One page of what was sent to a webhook, newest first. */
export async function listWebhookDeliveries(
  ctx: Context,
  { webhook_id, limit, offset }: WebhookDeliveryQuery,
): Promise<WebhookDeliveryPage> {
  return readAsUser(ctx, async (tx) => {
    const webhook = selectWebhooks(ctx, tx).select('id').where('id', '=', webhook_id);
    const sent = tx
      .selectFrom('webhook_deliveries')
      .where('user_id', '=', ctx.user.id)
      .where('webhook_id', '=', webhook_id);
    const [found, rows, { total }] = await Promise.all([
      webhook.executeTakeFirst(),
      sent
        .select(deliveryColumns)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute(),
      sent.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    ]);
    if (!found) throw new AppError('not_found');
    return { items: rows.map(toDelivery), total: Number(total) };
  });
}

/** 256 bits, in the form of the Standard Webhooks. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

/** What a name leads to is checked when connecting; what is written out can be refused at once. */
function assertReachable({ allowsPrivateWebhooks }: Context, url: string): void {
  if (allowsPrivateWebhooks) return;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') throw badUrl('Enter an address that begins with https://.');
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  if (host === 'localhost' || (isIP(host) > 0 && isPrivateAddress(host))) {
    throw badUrl('This address is in a private network, so nothing can be sent there.');
  }
}

function badUrl(sentence: string): AppError {
  return new AppError('validation_failed', { fields: { url: [sentence] } });
}

function assertOn(webhook: Webhook): void {
  if (webhook.off_at !== null) throw new AppError('webhook_off');
}

function inTurn<Result>(ctx: Context, work: (tx: UserTransaction) => Promise<Result>) {
  return withUser(ctx, work, { lock: lockOf(ctx.user.id, 'webhooks') });
}

async function assertRoomForOneMore(ctx: Context, tx: UserTransaction): Promise<void> {
  const { count } = await selectWebhooks(ctx, tx)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) < lengths.webhooks) return;
  throw new AppError('too_many_webhooks', { values: { count: String(lengths.webhooks) } });
}

/** One of the caller's webhooks, locked until the transaction ends. */
async function findWebhook(ctx: Context, tx: UserTransaction, id: string): Promise<Webhook> {
  const row = await selectWebhooks(ctx, tx)
    .select(webhookColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toWebhook(row);
}

/** The caller's webhooks, without deleted ones. */
function selectWebhooks(ctx: Context, tx: UserReads) {
  return tx
    .selectFrom('webhooks')
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null);
}
