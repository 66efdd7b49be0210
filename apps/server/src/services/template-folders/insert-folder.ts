import { type CreateTemplateFolderRequest, foldText, lengths } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';

/** Adds a folder, if there is room for it and none of that name. Gives its id. */
export async function insertFolder(
  ctx: Context,
  tx: UserTransaction,
  { name, description, color }: CreateTemplateFolderRequest,
): Promise<string> {
  const { count } = await tx
    .selectFrom('template_folders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= lengths.folders) {
    throw new AppError('too_many_folders', { values: { count: String(lengths.folders) } });
  }
  const now = ctx.now();
  const made = await tx
    .insertInto('template_folders')
    .values({
      ...{ id: ctx.newId(), user_id: ctx.user.id, created_at: now, updated_at: now },
      ...{ name, folded_name: foldText(name), description, color },
    })
    .onConflict((same) => same.columns(['user_id', 'folded_name']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new AppError('folder_exists');
  return made.id;
}
