import { lengths, type HelpMessage } from '@replysmith/contract';
import { withUser, type UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { helpMessageColumns, toHelpMessage } from './help-message-row.ts';

/** What was asked and answered, the oldest first. */
export function listHelpMessages(ctx: Context): Promise<HelpMessage[]> {
  return withUser(ctx, (tx) => newestHelpMessages(ctx, tx, lengths.helpMessages));
}

/** The last so many, the oldest of them first. */
export async function newestHelpMessages(
  ctx: Context,
  tx: UserTransaction,
  most: number,
): Promise<HelpMessage[]> {
  const rows = await tx
    .selectFrom('help_messages')
    .select(helpMessageColumns)
    .where('user_id', '=', ctx.user.id)
    .orderBy('position', 'desc')
    .limit(most)
    .execute();
  return rows.reverse().map(toHelpMessage);
}
