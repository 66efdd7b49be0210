import { anyOf } from '../../../db/any-of.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

/** Tells a folder that was chosen before this transaction from one that is gone since. */
export async function foldersStillThere(
  { user }: Context,
  tx: UserTransaction,
  chosen: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const ids = [...new Set(chosen.filter((id) => id !== null))];
  if (ids.length === 0) return () => null;
  const folders = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('user_id', '=', user.id)
    .where('id', '=', anyOf(ids))
    .execute();
  const there = new Set(folders.map(({ id }) => id));
  return (id) => (id !== null && there.has(id) ? id : null);
}
