import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** What the caller sent, without what they took back. */
export function selectSent(ctx: Context, tx: UserTransaction) {
  return tx
    .selectFrom('sent_emails')
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null);
}
