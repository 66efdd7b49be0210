import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** Forgets what was asked of the help chat. */
export async function clearHelpMessages(ctx: Context): Promise<void> {
  await withUser(ctx, (tx) =>
    tx.deleteFrom('help_messages').where('user_id', '=', ctx.user.id).execute(),
  );
}
