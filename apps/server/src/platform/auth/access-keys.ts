import {
  AccessKey,
  type AccessKeyList,
  type CreateAccessKeyRequest,
  type CreatedAccessKey,
  lengths,
} from '@replysmith/contract';
import { auditOf, recordAudit } from '../db/audit-log.ts';
import type { Database } from '../db/database.ts';
import { columnsOf, withIsoTimes } from '../db/rows.ts';
import {
  asOperator,
  asServer,
  readAsUser,
  withUser,
  type UserTransaction,
} from '../db/with-user.ts';
import { AppError } from '../errors.ts';
import { hashOfKey, newKey } from '../key-format.ts';

export const accessKeyColumns = columnsOf(AccessKey);

/** Whose keys they are, in a call of theirs. */
type Owner = {
  readonly db: Database;
  readonly user: { readonly id: string };
  readonly call: {
    readonly beforeBegin: () => void;
    readonly beforeCommit: () => void;
    readonly requestId?: string | undefined;
  };
  readonly now: () => Date;
  /** Looks them up again at their next call. */
  readonly forgetUser: (userId: string) => void;
};

/** Later days are a slip of the finger; whoever wants no end leaves it out. */
const mostYears = 10;

/** Makes a key, which is returned this once. */
export async function createAccessKey(
  ctx: Owner,
  { name, scope, expires_at }: Omit<CreateAccessKeyRequest, 'password'>,
): Promise<CreatedAccessKey> {
  const now = ctx.now();
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt) assertUsable(expiresAt, now);
  const key = newKey();
  const row = await withUser(ctx, async (tx) => {
    await assertRoom(ctx, tx);
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
async function assertRoom({ user, now }: Owner, tx: UserTransaction): Promise<void> {
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
  ctx: Owner,
  tx: UserTransaction,
  action: 'key.created' | 'key.revoked',
  details: object,
): Promise<void> {
  const entry = { ...auditOf(ctx), action, subject: ctx.user.id, details: { ...details } };
  return asOperator(tx, () => recordAudit(tx, entry));
}

function assertUsable(expiresAt: Date, now: Date): void {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() + mostYears);
  if (expiresAt <= now) throw dayRefused('Choose a day in the future.');
  if (expiresAt > latest) throw dayRefused(`Choose a day within ${mostYears} years.`);
}

function dayRefused(problem: string): AppError {
  return new AppError('validation_failed', { fields: { expires_at: [problem] } });
}

export async function listAccessKeys(ctx: Owner): Promise<AccessKeyList> {
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
export async function revokeAccessKey(ctx: Owner, id: string): Promise<void> {
  if ((await revoke(ctx, id)) === 0) throw new AppError('not_found');
}

/** Ends all keys of a person, and says how many there were. */
export function revokeAllAccessKeys(ctx: Owner): Promise<number> {
  return revoke(ctx);
}

async function revoke(ctx: Owner, id?: string): Promise<number> {
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
