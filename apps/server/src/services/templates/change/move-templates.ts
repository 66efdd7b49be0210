import { anyOf } from '../../../db/any-of.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { chooseTemplates, done, type Outcome } from './outcome.ts';

/** Into a folder of the caller's, or out of any. */
export async function moveTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  folder_id: string | null,
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  const moved = chosen.filter((before) => before.folder_id !== folder_id).map(({ id }) => id);
  await tx
    .updateTable('email_templates')
    .set({ folder_id })
    .where('id', '=', anyOf(moved))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return { done: chosen.map(done), failed, changed: moved.length };
}
