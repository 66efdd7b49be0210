import { type EmailTemplate, nameOfCopy } from '@replysmith/contract';
import type { Context } from '../../context.ts';
import { takePlace } from '../../limits.ts';
import { runTriggered } from '../../workflows/running/run-triggered.ts';
import { findSavedTemplate, findTemplate } from '../find-template.ts';
import { withTemplates } from '../with-templates.ts';
import { copyTemplates } from './copy-templates.ts';

/** Adds a copy named "… (Copy)" beside the original, if there is a place for it. */
export async function cloneTemplate(
  ctx: Context,
  { template_id: id }: { readonly template_id: string },
): Promise<EmailTemplate> {
  return withTemplates(ctx, async (tx) => {
    await findSavedTemplate(ctx, tx, id);
    await takePlace(ctx, tx);
    const nameOf = (name: string) => nameOfCopy(name, { suffix: ' (Copy)' });
    const copies = await copyTemplates(ctx, tx, [id], { nameOf });
    await runTriggered(ctx, tx, { type: 'template_create', ids: copies });
    return findTemplate(ctx, tx, copies.join());
  });
}
