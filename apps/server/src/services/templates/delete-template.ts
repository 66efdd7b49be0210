import type { EmailTemplate } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { deleteTemplates } from './change/delete-templates.ts';
import { findTemplate } from './find-template.ts';
import { withTemplates } from './with-templates.ts';

/**
 * To the trash; what is there already stays, so that a call sent twice takes nothing for good.
 * Gives the template as it is now.
 */
export async function deleteTemplate(ctx: Context, id: string): Promise<EmailTemplate> {
  return withTemplates(ctx, async (tx) => {
    const template = await findTemplate(ctx, tx, id);
    if (template.deleted_at !== null) return template;
    await deleteTemplates(ctx, tx, [id]);
    return findTemplate(ctx, tx, id);
  });
}
