import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';

/** Does the work so that, should it fail, the transaction goes on as if it had not begun. */
export async function inSavepoint<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`SAVEPOINT workflow`.execute(tx);
  try {
    const result = await work();
    await sql`RELEASE SAVEPOINT workflow`.execute(tx);
    return result;
  } catch (error) {
    await undo(tx);
    throw error;
  }
}

/** Does the work and takes it back, whatever comes of it. */
export async function withoutTrace<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`SAVEPOINT workflow`.execute(tx);
  try {
    return await work();
  } finally {
    await undo(tx);
  }
}

async function undo(tx: UserTransaction): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT workflow`.execute(tx);
  await sql`RELEASE SAVEPOINT workflow`.execute(tx);
}
