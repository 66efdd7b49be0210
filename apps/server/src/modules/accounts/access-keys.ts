import {
  AccessKey,
  type AccessKeyList,
  type CreateAccessKeyRequest,
  type CreatedAccessKey,
  lengths,
} from '@replysmith/contract';
import type { KeyHooks, KeyUse, UsedKey } from '../../platform/auth/find-key.ts';
import { type Context, type Services, onBehalfOf } from '../../platform/context/context.ts';
import { auditOf, recordAudit } from '../../platform/db/audit-log.ts';
import type { Database } from '../../platform/db/database.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';
import {
  asOperator,
  asServer,
  readAsUser,
  withUser,
  type UserTransaction,
} from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOfKey, newKey } from '../../platform/key-format.ts';

export const accessKeyColumns = columnsOf(AccessKey);

/** Later days are a slip of the finger; whoever wants no end leaves it out. */
const maxYears = 10;

/** Makes a key, which is returned this once. */
export async function createAccessKey(
  ctx: Context,
  { name, scope, expires_at }: Omit<CreateAccessKeyRequest, 'password'>,
): Promise<CreatedAccessKey> {
  const now = ctx.now();
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt) assertInRange(expiresAt, now);
  const key = newKey();
  const row = await withUser(ctx, async (tx) => {
    await assertBelowLimit(ctx, tx);
    const made = await tx
      .insertInto('access_keys')
      .values({
        ...{ user_id: ctx.user.id, name, scope, created_at: now, expires_at: expiresAt },
        ...{ hash: hashOfKey(key), last_characters: key.slice(-4) },
      })
      .returning(accessKeyColumns)
      .executeTakeFirstOrThrow();
    await record(ctx, tx, 'key.created', { key: made.id, scope, expires: expires_at });
    return made;
  });
  return { key, access_key: toAccessKey(row) };
}

/** Calls of one person take turns from here on, so that they cannot exceed the limit together. */
async function assertBelowLimit({ user, now }: Context, tx: UserTransaction): Promise<void> {
  await asServer(tx, () =>
    tx
      .selectFrom('auth.users')
      .select('id')
      .where('id', '=', user.id)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  );
  const { count } = await tx
    .selectFrom('access_keys')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now())]))
    .executeTakeFirstOrThrow();
  if (Number(count) < lengths.accessKeys) return;
  throw new AppError('too_many_keys', { values: { count: String(lengths.accessKeys) } });
}

function record(
  ctx: Context,
  tx: UserTransaction,
  action: 'key.created' | 'key.revoked',
  details: object,
): Promise<void> {
  const entry = { ...auditOf(ctx), action, subject: ctx.user.id, details: { ...details } };
  return asOperator(tx, () => recordAudit(tx, entry));
}

function assertInRange(expiresAt: Date, now: Date): void {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + maxYears);
  if (expiresAt <= now) throw dayRefused('Choose a day in the future.');
  if (expiresAt > latest) throw dayRefused(`Choose a day within ${maxYears} years.`);
}

function dayRefused(problem: string): AppError {
  return new AppError('validation_failed', { fields: { expires_at: [problem] } });
}

export async function listAccessKeys(ctx: Context): Promise<AccessKeyList> {
  const rows = await readAsUser(ctx, (reads) =>
    reads
      .selectFrom('access_keys')
      .select(accessKeyColumns)
      .where('user_id', '=', ctx.user.id)
      .where('revoked_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute(),
  );
  return { items: rows.map(toAccessKey) };
}

/** Ends a key for good. One that is somebody else's, or was revoked before, is not found. */
export async function revokeAccessKey(ctx: Context, id: string): Promise<void> {
  if ((await revoke(ctx, id)) === 0) throw new AppError('not_found');
}

/** What signing in and finding a key have done to the keys of a person. */
export function keyHooks(services: Services): KeyHooks {
  return {
    recordUse,
    revokeAll: async (userId) => {
      await revoke(onBehalfOf(services, userId));
    },
  };
}

const hour = 60 * 60_000;
const maxUserAgentLength = 200;

/**
 * Notes on the key when, from where and by what it was used: once an hour, and at once from another
 * address. The audit log has an entry for each day of use.
 */
async function recordUse(
  tx: Database,
  key: UsedKey,
  { address, userAgent }: KeyUse,
): Promise<void> {
  const now = new Date();
  const { id, user_id, last_used_at, last_used_from } = key;
  const isRecent = last_used_at !== null && now.getTime() - last_used_at.getTime() < hour;
  const isSameDay = dayOf(last_used_at) === dayOf(now);
  if (isRecent && isSameDay && last_used_from === address) return;
  const { numUpdatedRows } = await tx
    .updateTable('access_keys')
    .set({
      ...{ last_used_at: now, last_used_from: address },
      last_used_by: userAgent.slice(0, maxUserAgentLength) || null,
    })
    .where('id', '=', id)
    // Of calls at the same moment one notes it.
    .where('last_used_at', 'is not distinct from', last_used_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || isSameDay) return;
  const entry = { at: now, actor: user_id, action: 'key.used', subject: user_id } as const;
  await recordAudit(tx, { ...entry, details: { key: id } });
}

/** In UTC. */
function dayOf(time: Date | null): string | null {
  return time && time.toISOString().slice(0, 10);
}

async function revoke(ctx: Context, id?: string): Promise<number> {
  const revoked = await withUser(ctx, async (tx) => {
    const rows = await tx
      .updateTable('access_keys')
      .set({ revoked_at: ctx.now() })
      .where('user_id', '=', ctx.user.id)
      .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
      .where('revoked_at', 'is', null)
      .returning('id')
      .execute();
    for (const { id: key } of rows) await record(ctx, tx, 'key.revoked', { key });
    return rows.length;
  });
  ctx.forgetUser(ctx.user.id);
  return revoked;
}

function toAccessKey(row: object): AccessKey {
  return AccessKey.parse(withIsoTimes(row));
}
