import type { CreateTemplateFolderRequest, TemplateFolder } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { withTemplates } from '../templates/with-templates.ts';
import { findFolder } from './find-folder.ts';
import { insertFolder } from './insert-folder.ts';

export async function createFolder(
  ctx: Context,
  folder: CreateTemplateFolderRequest,
): Promise<TemplateFolder> {
  return withTemplates(ctx, async (tx) => findFolder(ctx, tx, await insertFolder(ctx, tx, folder)));
}
