import { sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { DB } from './schema.ts';

export type UserTransaction = Transaction<DB>;

/** Runs `work` in one transaction that sees, and may change, this user's rows only. */
export function withUser<Result>(
  db: Database,
  userId: string,
  work: (tx: UserTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`
      SELECT set_config('role', 'replysmith_user', true),
             set_config('replysmith.user_id', ${userId}, true)
    `.execute(tx);
    return work(tx);
  });
}

/** Within such a transaction, does what only the meter may: count what the user used. */
export async function asMeter<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`SET LOCAL ROLE replysmith_meter`.execute(tx);
  const result = await work();
  await sql`SET LOCAL ROLE replysmith_user`.execute(tx);
  return result;
}
