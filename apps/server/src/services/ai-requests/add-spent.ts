import { asMeter, type UserTransaction } from '../../db/with-user.ts';
import type { Spent } from '../../ports/ai.ts';
import type { Context } from '../context.ts';

/** Enters what a request took that was closed while it still ran. */
export async function addSpent(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  spent: Spent,
): Promise<void> {
  await asMeter(tx, () =>
    tx
      .updateTable('ai_requests')
      .set(spent)
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute(),
  );
}
