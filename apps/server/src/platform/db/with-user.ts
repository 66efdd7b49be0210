import { sql } from 'kysely';
import { type Database, connectionsOf } from './database.ts';
import { readerFor } from './guarded-reads.ts';

const latest = new Map<bigint, Promise<unknown>>();

/**
 * Runs work with the same number one at a time in this process, in order. Waiting here takes no
 * connection.
 */
export async function oneAfterAnother<Result>(
  lock: bigint,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = latest.get(lock);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  latest.set(lock, mine);
  try {
    return await mine;
  } finally {
    if (latest.get(lock) === mine) latest.delete(lock);
  }
}

declare const actsForOneUser: unique symbol;

/** Queries that read as one user. They may be in a transaction or each on its own. */
export type UserReads = Pick<
  Database,
  'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | '$extendTables' | 'getExecutor'
> & { readonly [actsForOneUser]: true };

/** One transaction, in which all queries act for one user. */
export type UserTransaction = Database & UserReads;

type Asker = {
  readonly db: Database;
  readonly user: { readonly id: string };
  /** Both throw when the call has been abandoned: then nothing starts or is committed. */
  readonly call: { readonly beforeBegin: () => void; readonly beforeCommit: () => void };
};

export type TransactionOptions = {
  /** Work with the same number waits until this transaction has ended. */
  readonly lock?: bigint | undefined;
  /**
   * False if losing it in a PostgreSQL crash within the next second is acceptable: the commit does
   * not wait for the disk. Any later durable commit makes this one durable too.
   */
  readonly isLasting?: boolean;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Runs `work` in one transaction that can see and change only this user's rows. */
export function withUser<Result>(
  asker: Asker,
  work: (tx: UserTransaction) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const { lock } = options;
  if (lock === undefined) return transact(asker, work, options);
  // Advisory locks order the work across servers; waiting here first takes no connection from
  // others.
  return oneAfterAnother(lock, () => {
    asker.call.beforeBegin();
    return transact(asker, work, options);
  });
}

function transact<Result>(
  { db, user, call }: Asker,
  work: (tx: UserTransaction) => Promise<Result>,
  options: TransactionOptions,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    call.beforeBegin();
    try {
      await sql.raw(beginFor(user.id, options)).execute(connection);
      const result = await work(connection as UserTransaction);
      call.beforeCommit();
      const { rows } = await sql<{ command: string }>`COMMIT`.execute(connection);
      if (rows[0]?.command !== 'COMMIT') throw new Error('A failed query went unnoticed.');
      return result;
    } catch (error) {
      // The first error counts; if the rollback fails, the pool drops the connection.
      await sql`ROLLBACK`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

type ReadOptions = {
  /**
   * Whether PostgreSQL must go by the index of what is searched. Behind the row guard it has no
   * statistics of a pattern, may expect to come upon enough rows soon, and then reads them all.
   */
  readonly isByBitmap?: boolean;
};

/**
 * Like `withUser`, for work that only reads: it refuses to write. There is no transaction around
 * it, so every query takes one round trip and sees what is committed when it begins.
 */
export async function readAsUser<Result>(
  { db, user, call }: Asker,
  work: (reads: UserReads) => Promise<Result>,
  { isByBitmap = false }: ReadOptions = {},
): Promise<Result> {
  const { beforeBegin } = call;
  const userId = asUuid(user.id);
  const reader = readerFor({ ...connectionsOf(db), userId, beforeBegin, isByBitmap });
  return work(reader as Database & UserReads);
}

function asUuid(userId: string): string {
  if (!uuid.test(userId)) throw new Error('A user id must be a uuid.');
  return userId;
}

/** One round trip instead of several. It cannot have parameters, so the id is validated instead. */
function beginFor(userId: string, { lock, isLasting = true }: TransactionOptions): string {
  return [
    'BEGIN',
    'SET LOCAL ROLE replysmith_user',
    `SET LOCAL replysmith.user_id = '${asUuid(userId)}'`,
    ...(isLasting ? [] : ['SET LOCAL synchronous_commit = off']),
    ...(lock === undefined ? [] : [`SELECT pg_advisory_xact_lock(${lock})`]),
  ].join('; ');
}

/** In this transaction, acts as the meter role: counts what the user used. */
export function asMeter<Result>(tx: UserTransaction, work: () => Promise<Result>): Promise<Result> {
  return inRole('replysmith_meter', tx, work);
}

/** In this transaction, acts as the keeper role, which may read everyone's unfinished work. */
export function asKeeperWithin<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return inRole('replysmith_keeper', tx, work);
}

/**
 * In this transaction, acts as the biller role: records what the payment provider says about this
 * user.
 */
export function asBiller<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return inRole('replysmith_biller', tx, work);
}

/** In this transaction, acts as the operator role: records what happened to the account. */
export function asOperator<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return inRole('replysmith_operator', tx, work);
}

/** In this transaction, acts as the server role, which may access the accounts. */
export function asServer<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return inRole('none', tx, work);
}

async function inRole<Result>(
  role:
    | 'replysmith_meter'
    | 'replysmith_keeper'
    | 'replysmith_biller'
    | 'replysmith_operator'
    | 'none',
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  const backToUser = () => sql`SET LOCAL ROLE replysmith_user`.execute(tx);
  await sql`SET LOCAL ROLE ${sql.raw(role)}`.execute(tx);
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    // After a failed query the transaction accepts no more commands and rolls back.
    await backToUser().catch(() => undefined);
    throw error;
  }
  await backToUser();
  return result;
}

/** Looks for unfinished work of all users in one transaction. Changes nothing. */
export async function withKeeper<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL ROLE replysmith_keeper`.execute(tx);
    return work(tx);
  });
}

/**
 * Acts on everyone's accounts and usage in one transaction. The caller must make sure that it is
 * the system or an admin.
 */
export async function withOperator<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL ROLE replysmith_operator`.execute(tx);
    return work(tx);
  });
}
