import { archiveFolder } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { ensureFolder } from '../../template-folders/ensure-folder.ts';
import { moveTemplates } from './move-templates.ts';
import type { Outcome } from './outcome.ts';

/** Into the folder Archive, which is made if there is none yet. */
export async function archiveTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<Outcome> {
  return moveTemplates(ctx, tx, ids, await ensureFolder(ctx, tx, archiveFolder));
}
