import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

/**
 * A moment for each of some new templates, a millisecond apart and after all that is saved, so that
 * a list by age has them in the order of their file, however many calls brought them.
 */
export async function newMoments(
  ctx: Context,
  tx: UserTransaction,
  count: number,
): Promise<(place: number) => string> {
  const newest = await tx
    .selectFrom('email_templates')
    .select('created_at')
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = Math.max(
    // The last of them is made now, unless an earlier call was but a moment ago.
    ctx.now().getTime() - count + 1,
    newest === undefined ? 0 : newest.created_at.getTime() + 1,
  );
  return (place) => new Date(first + place).toISOString();
}
