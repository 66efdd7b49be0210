import { anyOf } from '../../../db/any-of.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { chooseTemplates, done, type Outcome } from './outcome.ts';

/** For good; only what is in the trash. */
export async function purgeTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'trash');
  await tx
    .deleteFrom('email_templates')
    .where('id', '=', anyOf(chosen.map(({ id }) => id)))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return { done: chosen.map(done), failed, changed: chosen.length };
}
