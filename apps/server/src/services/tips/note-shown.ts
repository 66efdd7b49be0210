import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** Notes of each tip that it was shown, once. */
export async function noteShown(
  ctx: Context,
  tx: UserTransaction,
  tips: readonly string[],
): Promise<void> {
  if (tips.length === 0) return;
  const shown = tips.map((tip_id) => ({
    ...{ user_id: ctx.user.id, tip_id, action_taken: 'shown', created_at: ctx.now() },
  }));
  await tx
    .insertInto('tip_effectiveness')
    .values(shown)
    .onConflict((conflict) =>
      conflict.column('tip_id').where('action_taken', '=', 'shown').doNothing(),
    )
    .execute();
}
