import { anyOf } from '../../../db/any-of.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { chooseTemplates, done, type Outcome } from './outcome.ts';

/** Gives templates a star, or takes it. */
export async function favoriteTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  is_favorite: boolean,
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  const turned = chosen.filter((before) => before.is_favorite !== is_favorite).map(({ id }) => id);
  await tx
    .updateTable('email_templates')
    .set({ is_favorite })
    .where('id', '=', anyOf(turned))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return { done: chosen.map(done), failed, changed: turned.length };
}
