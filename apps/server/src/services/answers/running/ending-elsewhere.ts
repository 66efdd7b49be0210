import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { keptEnding } from '../kept/kept-ending.ts';
import type { Ending } from './running-answer.ts';

/**
 * How an answer of the caller's ended that this server does not write; null as long as it is open
 * in the ledger under another server, which ends it, or whose requests are settled when it is gone.
 */
export async function endingElsewhere(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<Ending | null> {
  const open = await tx
    .selectFrom('ai_requests')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .where('status', '=', 'running')
    .where('server_id', 'is distinct from', ctx.serverId)
    .executeTakeFirst();
  return open ? null : keptEnding(ctx, tx, id);
}
