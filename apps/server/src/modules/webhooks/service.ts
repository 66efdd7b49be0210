import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type AuditAction,
  type CreateWebhookRequest,
  type OneWebhookRequest,
  type UpdateWebhookRequest,
  Webhook,
  type WebhookList,
  type WebhookWithSecret,
  lengths,
} from '@replysmith/contract';
import { type Context, type Services, onBehalfOf } from '../../platform/context/context.ts';
import { lockOf } from '../../platform/context/idempotency.ts';
import { auditOf, recordAudit } from '../../platform/db/audit-log.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';
import {
  type UserReads,
  type UserTransaction,
  asOperator,
  readAsUser,
  withOperator,
  withUser,
} from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { type Secrets, createEncryption } from '../../platform/secrets.ts';
import { isPrivateAddress } from './post.ts';

const webhookColumns = columnsOf(Webhook);

const toWebhook = (row: object): Webhook => Webhook.parse(withIsoTimes(row));

/** The caller's webhooks, oldest first. */
export async function listWebhooks(ctx: Context): Promise<WebhookList> {
  const rows = await readAsUser(ctx, (tx) =>
    selectWebhooks(ctx, tx).select(webhookColumns).orderBy('created_at').orderBy('id').execute(),
  );
  return { items: rows.map(toWebhook) };
}

export async function createWebhook(
  ctx: Context,
  input: Omit<CreateWebhookRequest, 'password'>,
): Promise<WebhookWithSecret> {
  assertReachable(ctx, input.url);
  const secret = newSecret();
  const encrypted = await ctx.encryption.encrypt(secret);
  return withWebhooksLock(ctx, async (tx) => {
    await assertRoomForOneMore(ctx, tx);
    const row = await tx
      .insertInto('webhooks')
      .values({
        ...{ id: ctx.newId(), user_id: ctx.user.id, ...input },
        ...{ secret: encrypted, created_at: ctx.now() },
      })
      .returning(webhookColumns)
      .executeTakeFirstOrThrow();
    const { includes_text } = row;
    await audit(ctx, tx, 'webhook.created', { webhook: row.id, includes_text });
    return { ...toWebhook(row), secret };
  });
}

/** Changes only the fields that are given. Switched on, it counts as one that works. */
export async function updateWebhook(
  ctx: Context,
  id: string,
  { is_on, ...changes }: Omit<UpdateWebhookRequest, 'password'>,
): Promise<Webhook> {
  if (changes.url !== undefined) assertReachable(ctx, changes.url);
  return withUser(ctx, async (tx) => {
    const former = await lockWebhook(ctx, tx, id);
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
    const { includes_text } = row;
    const isNewAddress = row.url !== former.url;
    if (isNewAddress || includes_text !== former.includes_text) {
      const details = { webhook: id, is_new_address: isNewAddress, includes_text };
      await audit(ctx, tx, 'webhook.changed', details);
    }
    return toWebhook(row);
  });
}

/** Deletes a webhook softly. Until it is restored, nothing is sent to it. */
export async function deleteWebhook(ctx: Context, id: string): Promise<Webhook> {
  return withUser(ctx, async (tx) => {
    const row = await tx
      .updateTable('webhooks')
      .set({ deleted_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .returning(webhookColumns)
      .executeTakeFirst();
    if (!row) throw new AppError('not_found');
    await audit(ctx, tx, 'webhook.deleted', { webhook: id });
    return toWebhook(row);
  });
}

/** Restores a deleted webhook with its secret. One that is not deleted stays as it is. */
export async function restoreWebhook(
  ctx: Context,
  { webhook_id: id }: OneWebhookRequest,
): Promise<Webhook> {
  return withWebhooksLock(ctx, async (tx) => {
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
    const { includes_text } = row;
    await audit(ctx, tx, 'webhook.restored', { webhook: id, includes_text });
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
    const webhook = await lockWebhook(ctx, tx, id);
    await storeSecret(ctx, tx, id, encrypted);
    await audit(ctx, tx, 'webhook.rotated', { webhook: id });
    return { ...webhook, secret };
  });
}

/** Encrypts again with the current secret of the server what an old one encrypted. */
export async function reencryptWebhookSecrets(services: Services, secrets: Secrets): Promise<void> {
  const [current, ...old] = secrets;
  if (old.length === 0) return;
  const { decrypt } = createEncryption([current]);
  const isCurrent = (data: string) =>
    decrypt(data).then(
      () => true,
      () => false,
    );
  const people = await withOperator(services.db, (tx) =>
    tx.selectFrom('webhooks').select('user_id').distinct().execute(),
  );
  for (const { user_id } of people) {
    const ctx = onBehalfOf(services, user_id);
    await withUser(ctx, async (tx) => {
      const webhooks = await tx
        .selectFrom('webhooks')
        .select(['id', 'secret'])
        .where('user_id', '=', user_id)
        .forUpdate()
        .execute();
      for (const { id, secret } of webhooks) {
        if (await isCurrent(secret)) continue;
        const renewed = await ctx.encryption.encrypt(await ctx.encryption.decrypt(secret));
        await storeSecret(ctx, tx, id, renewed);
      }
    }).catch((error: unknown) => {
      services.log.warn({ err: error, userId: user_id }, 'a webhook has no known secret');
    });
  }
}

async function storeSecret(ctx: Context, tx: UserTransaction, id: string, encrypted: string) {
  await tx
    .updateTable('webhooks')
    .set({ secret: encrypted })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .execute();
}

function audit(
  ctx: Context,
  tx: UserTransaction,
  action: Extract<AuditAction, `webhook.${string}`>,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const entry = { ...auditOf(ctx), action, subject: ctx.user.id, details };
  return asOperator(tx, () => recordAudit(tx, entry));
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

function withWebhooksLock<Result>(
  ctx: Context,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
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
async function lockWebhook(ctx: Context, tx: UserTransaction, id: string): Promise<Webhook> {
  const row = await selectWebhooks(ctx, tx)
    .select(webhookColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toWebhook(row);
}

/** The same, where something is to be sent to it. */
export async function lockActiveWebhook(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<void> {
  const { off_at } = await lockWebhook(ctx, tx, id);
  if (off_at !== null) throw new AppError('webhook_off');
}

/** The caller's webhooks, without deleted ones. */
export function selectWebhooks(ctx: Context, tx: UserReads) {
  return tx
    .selectFrom('webhooks')
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null);
}
