import { anyOf } from '../../../db/any-of.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { takePlaces } from '../../limits.ts';
import { chooseTemplates, done, failure, type Outcome } from './outcome.ts';

/** Out of the trash, as many as there are places for. */
export async function restoreTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'trash');
  const { taken, refusal } = await takePlaces(ctx, tx, chosen.length);
  const restored = chosen.slice(0, taken);
  await tx
    .updateTable('email_templates')
    .set({ deleted_at: null })
    .where('id', '=', anyOf(restored.map(({ id }) => id)))
    .where('user_id', '=', ctx.user.id)
    .execute();
  const left = chosen.slice(taken).map((template) => failure(template, refusal().message));
  return { done: restored.map(done), failed: [...failed, ...left], changed: restored.length };
}
