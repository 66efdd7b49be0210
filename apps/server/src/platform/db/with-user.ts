import { sql } from 'kysely';
import type { Database } from './database.ts';

const latest = new Map<bigint, Promise<unknown>>();

/**
 * Within this process, does what names the same number one after the other, in the order of asking.
 * Who waits here holds nothing that others could use.
 */
export async function oneAfterAnother<Result>(
  turn: bigint,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = latest.get(turn);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  latest.set(turn, mine);
  try {
    return await mine;
  } finally {
    if (latest.get(turn) === mine) latest.delete(turn);
  }
}

declare const actsForOneUser: unique symbol;

/** Everything done with it belongs to one transaction of one user. */
export type UserTransaction = Database & { readonly [actsForOneUser]: true };

type Asker = {
  readonly db: Database;
  readonly user: { readonly id: string };
  /** Both throw when nobody waits for the answer any more: nothing is begun or kept then. */
  readonly call: { readonly beforeBegin: () => void; readonly beforeCommit: () => void };
};

type Manner = {
  /** Whoever names the same number waits until this transaction has ended. */
  readonly turn?: bigint | undefined;
  /**
   * False where it may get lost if PostgreSQL itself crashes within the second: the disk is not
   * waited for. Every later commit that does wait for it makes this one last too.
   */
  readonly isLasting?: boolean;
};

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Runs `work` in one transaction that sees, and may change, this user's rows only. */
export function withUser<Result>(
  asker: Asker,
  work: (tx: UserTransaction) => Promise<Result>,
  manner: Manner = {},
): Promise<Result> {
  const { turn } = manner;
  if (turn === undefined) return transact(asker, work, manner);
  // The database keeps the turns of all servers; here one waits without taking a connection from
  // others.
  return oneAfterAnother(turn, () => {
    asker.call.beforeBegin();
    return transact(asker, work, manner);
  });
}

function transact<Result>(
  { db, user, call }: Asker,
  work: (tx: UserTransaction) => Promise<Result>,
  manner: Manner,
): Promise<Result> {
  return db.connection().execute(async (connection) => {
    call.beforeBegin();
    try {
      await sql.raw(beginFor(user.id, manner)).execute(connection);
      const result = await work(connection as UserTransaction);
      call.beforeCommit();
      const { rows } = await sql<{ command: string }>`COMMIT`.execute(connection);
      if (rows[0]?.command !== 'COMMIT') throw new Error('A failed query went unnoticed.');
      return result;
    } catch (error) {
      // What went wrong first is what counts; the pool drops a connection this cannot reach.
      await sql`ROLLBACK`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** One message instead of many; it cannot carry parameters, so the id is checked instead. */
function beginFor(userId: string, { turn, isLasting = true }: Manner): string {
  if (!uuid.test(userId)) throw new Error('A user id must be a uuid.');
  return [
    'BEGIN',
    'SET LOCAL ROLE replysmith_user',
    `SET LOCAL replysmith.user_id = '${userId}'`,
    ...(isLasting ? [] : ['SET LOCAL synchronous_commit = off']),
    ...(turn === undefined ? [] : [`SELECT pg_advisory_xact_lock(${turn})`]),
  ].join('; ');
}

/** Within such a transaction, does what only the meter may: count what the user used. */
export function asMeter<Result>(tx: UserTransaction, work: () => Promise<Result>): Promise<Result> {
  return inRole('replysmith_meter', tx, work);
}

/** Within such a transaction, looks at what the keeper may see of everybody's. */
export function asKeeperWithin<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return inRole('replysmith_keeper', tx, work);
}

/** Within such a transaction, writes down what the payment provider says of this user. */
export function asBiller<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return inRole('replysmith_biller', tx, work);
}

/** Within such a transaction, does what only the server itself may: touch the accounts. */
export function asServer<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  return inRole('none', tx, work);
}

async function inRole<Result>(
  role: 'replysmith_meter' | 'replysmith_keeper' | 'replysmith_biller' | 'none',
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  const backToUser = () => sql`SET LOCAL ROLE replysmith_user`.execute(tx);
  await sql`SET LOCAL ROLE ${sql.raw(role)}`.execute(tx);
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    // After a failed query the transaction takes no more commands and ends without changes.
    await backToUser().catch(() => undefined);
    throw error;
  }
  await backToUser();
  return result;
}

/** In one transaction, looks for what was left unfinished, whoever's it is. Changes nothing. */
export async function asKeeper<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL ROLE replysmith_keeper`.execute(tx);
    return work(tx);
  });
}

/**
 * In one transaction, acts on everybody's accounts and usage: for the system, or for an admin:
 * its caller makes sure of that.
 */
export async function asOperator<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL ROLE replysmith_operator`.execute(tx);
    return work(tx);
  });
}
