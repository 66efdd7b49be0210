import type { EmailTemplate, RestoreVersionRequest } from '@replysmith/contract';
import type { z } from 'zod';
import { withUser, type UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findSavedTemplate } from '../find-template.ts';
import type { Words } from '../stored-words.ts';
import { updateTemplate } from '../update-template.ts';
import { templateVersionColumns, toTemplateVersion } from './template-version-row.ts';

/** Writes an earlier text anew; the present one becomes a version like the others. */
export async function restoreTemplateVersion(
  ctx: Context,
  { template_id: id, version, latest }: z.infer<typeof RestoreVersionRequest>,
): Promise<EmailTemplate> {
  const words = await withUser(ctx, async (tx) => {
    await findSavedTemplate(ctx, tx, id);
    return findWords(ctx, tx, id, version);
  });
  return updateTemplate(ctx, id, { ...words, version: latest });
}

async function findWords(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  version: number,
): Promise<Words> {
  const row = await tx
    .selectFrom('template_versions')
    .select(templateVersionColumns)
    .where('template_id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  const { name, subject_line, email_content, category, tags, description, ...rest } =
    toTemplateVersion(row);
  const { template_variables, stage } = rest;
  return {
    ...{ name, subject_line, email_content, category, tags, description },
    ...{ template_variables, stage },
  };
}
