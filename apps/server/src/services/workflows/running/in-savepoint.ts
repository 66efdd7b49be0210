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
    await sql`ROLLBACK TO SAVEPOINT workflow`.execute(tx);
    await sql`RELEASE SAVEPOINT workflow`.execute(tx);
    throw error;
  }
}
