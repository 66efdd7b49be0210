import { lengths, type WorkflowAction } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { ensureFolder } from '../../template-folders/ensure-folder.ts';
import { archiveTemplates } from '../../templates/change/archive-templates.ts';
import { favoriteTemplates } from '../../templates/change/favorite-templates.ts';
import { moveTemplates } from '../../templates/change/move-templates.ts';
import type { Outcome } from '../../templates/change/outcome.ts';
import { tagTemplates } from '../../templates/change/tag-templates.ts';
import { copyOnce } from './copy-once.ts';
import { WorkflowFailure } from '../workflow-failure.ts';

/** Does one thing to templates, so many at a time; gives how many it changed. */
export async function applyAction(
  ctx: Context,
  tx: UserTransaction,
  ruleId: string,
  action: WorkflowAction,
  ids: readonly string[],
): Promise<number> {
  let changed = 0;
  for (let start = 0; start < ids.length; start += lengths.bulkChange) {
    const some = ids.slice(start, start + lengths.bulkChange);
    changed += await applyToSome(ctx, tx, ruleId, action, some);
  }
  return changed;
}

async function applyToSome(
  ctx: Context,
  tx: UserTransaction,
  ruleId: string,
  action: WorkflowAction,
  ids: readonly string[],
): Promise<number> {
  switch (action.type) {
    case 'tag':
      return allChanged(await tagTemplates(ctx, tx, ids, action.parameters.tags));
    case 'move': {
      const folder = await ensureFolder(ctx, tx, action.parameters.folder_name);
      return allChanged(await moveTemplates(ctx, tx, ids, folder));
    }
    case 'archive':
      return allChanged(await archiveTemplates(ctx, tx, ids));
    case 'favorite':
      return allChanged(await favoriteTemplates(ctx, tx, ids, true));
    case 'duplicate':
      return copyOnce(ctx, tx, ruleId, { ids, prefix: action.parameters.prefix });
    case 'notify':
      return 0;
  }
}

/** A run does all that it says or nothing. */
function allChanged({ changed, failed: [first] }: Outcome): number {
  if (!first) return changed;
  throw new WorkflowFailure(`“${first.name ?? 'A template'}”: ${first.reason}.`);
}
