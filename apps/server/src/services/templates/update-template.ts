import type { EmailTemplate, UpdateEmailTemplateRequest } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { assertOwnFolder } from '../template-folders/assert-own-folder.ts';
import { findSavedTemplate, findTemplate } from './find-template.ts';
import { scoreTemplate, unscored } from './score-template.ts';
import type { Words } from './stored-words.ts';
import { withTemplates } from './with-templates.ts';
import { areNew, writeWords } from './write-words.ts';

/**
 * Changes what is given. Words are written only over the version that their writer saw; a folder
 * and a star are changed whatever the version.
 */
export async function updateTemplate(
  ctx: Context,
  id: string,
  changes: UpdateEmailTemplateRequest,
): Promise<EmailTemplate> {
  const seen = await withUser(ctx, (tx) => findSavedTemplate(ctx, tx, id));
  const words = wordsAfter(seen, changes);
  const isRewritten = areNew(seen, words);
  if (isRewritten && seen.version !== changes.version) throw new AppError('version_conflict');
  const score = isRewritten ? await scoreTemplate(ctx, words) : unscored;
  return withTemplates(ctx, async (tx) => {
    const former = await findSavedTemplate(ctx, tx, id);
    const { folder_id = former.folder_id, is_favorite = former.is_favorite } = changes;
    await assertOwnFolder(ctx, tx, folder_id, 'folder_id');
    if (isRewritten) {
      if (former.version !== changes.version) throw new AppError('version_conflict');
      await writeWords(ctx, tx, former, { ...words, ...score });
    }
    if (folder_id !== former.folder_id || is_favorite !== former.is_favorite) {
      await tx
        .updateTable('email_templates')
        .set({ folder_id, is_favorite })
        .where('id', '=', id)
        .where('user_id', '=', ctx.user.id)
        .execute();
    }
    return findTemplate(ctx, tx, id);
  });
}

function wordsAfter(seen: Words, changes: UpdateEmailTemplateRequest): Words {
  return {
    name: changes.name ?? seen.name,
    subject_line: changes.subject_line ?? seen.subject_line,
    email_content: changes.email_content ?? seen.email_content,
    category: changes.category ?? seen.category,
    tags: changes.tags ?? seen.tags,
    description: changes.description === undefined ? seen.description : changes.description,
    template_variables: changes.template_variables ?? seen.template_variables,
    stage: changes.stage === undefined ? seen.stage : changes.stage,
  };
}
