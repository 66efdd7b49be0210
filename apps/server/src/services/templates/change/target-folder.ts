import type { TemplateChange } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { assertOwnFolder } from '../../template-folders/assert-own-folder.ts';
import { ensureFolder } from '../../template-folders/ensure-folder.ts';

type Target = Extract<TemplateChange, { type: 'move' }>['to'];

/** The folder that is meant, null for none; one that is named is made if there is none yet. */
export async function targetFolder(
  ctx: Context,
  tx: UserTransaction,
  target: Target,
): Promise<string | null> {
  if ('folder_name' in target) return ensureFolder(ctx, tx, target.folder_name);
  await assertOwnFolder(ctx, tx, target.folder_id, 'change.to.folder_id');
  return target.folder_id;
}
