import { anyOf } from '../../../db/any-of.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { chooseTemplates, done, type Outcome } from './outcome.ts';

/** To the trash. */
export async function deleteTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  await tx
    .updateTable('email_templates')
    .set({ deleted_at: ctx.now() })
    .where('id', '=', anyOf(chosen.map(({ id }) => id)))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return { done: chosen.map(done), failed, changed: chosen.length };
}
