import { foldText } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** The id of the caller's folder of exactly that name, or else of one whatever the case. */
export async function findFolderNamed(
  { user }: Context,
  tx: UserTransaction,
  name: string,
): Promise<string | undefined> {
  const folder = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('user_id', '=', user.id)
    .where((is) => is.or([is('name', '=', name), is('folded_name', '=', foldText(name))]))
    // A name may be kept beside one that folds to the same.
    .orderBy(sql`name = ${name}`, 'desc')
    .orderBy('folded_name')
    .limit(1)
    .executeTakeFirst();
  return folder?.id;
}
