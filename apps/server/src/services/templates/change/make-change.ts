import type { TemplateChange } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { runTriggered } from '../../workflows/running/run-triggered.ts';
import { archiveTemplates } from './archive-templates.ts';
import { deleteTemplates } from './delete-templates.ts';
import { duplicateTemplates } from './duplicate-templates.ts';
import { favoriteTemplates } from './favorite-templates.ts';
import { moveTemplates } from './move-templates.ts';
import type { Outcome } from './outcome.ts';
import { purgeTemplates } from './purge-templates.ts';
import { restoreTemplates } from './restore-templates.ts';
import { tagTemplates } from './tag-templates.ts';
import { targetFolder } from './target-folder.ts';

/** Does to these templates what is asked for. */
export async function makeChange(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  change: TemplateChange,
): Promise<Outcome> {
  switch (change.type) {
    case 'tag':
      return tagTemplates(ctx, tx, ids, change.tags);
    case 'move':
      return moveTemplates(ctx, tx, ids, await targetFolder(ctx, tx, change.to));
    case 'duplicate': {
      const { prefix, to } = change;
      const place = to && { folder_id: await targetFolder(ctx, tx, to) };
      const outcome = await duplicateTemplates(ctx, tx, ids, { prefix, ...place });
      const copies = outcome.done.flatMap(({ copy_id }) => copy_id ?? []);
      await runTriggered(ctx, tx, { type: 'template_create', ids: copies });
      return outcome;
    }
    case 'favorite':
      return favoriteTemplates(ctx, tx, ids, change.is_favorite);
    case 'archive':
      return archiveTemplates(ctx, tx, ids);
    case 'delete':
      return deleteTemplates(ctx, tx, ids);
    case 'restore':
      return restoreTemplates(ctx, tx, ids);
    case 'purge':
      return purgeTemplates(ctx, tx, ids);
  }
}
