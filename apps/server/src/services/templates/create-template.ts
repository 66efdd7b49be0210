import { EmailTemplate, type CreateEmailTemplateRequest } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { once } from '../idempotency/once.ts';
import { takePlace } from '../limits.ts';
import { assertOwnFolder } from '../template-folders/assert-own-folder.ts';
import { addTemplates } from './add-templates.ts';
import { assertOwnTemplate } from './assert-own-template.ts';
import { foldersStillThere } from './filing/folders-still-there.ts';
import { placeTemplates, type Placement } from './filing/place-templates.ts';
import { findTemplate } from './find-template.ts';
import { scoreTemplate } from './score-template.ts';
import { withTemplates } from './with-templates.ts';

/** Adds a template, if there is a place for it; sent again with the same key, it is added once. */
export async function createTemplate(
  ctx: Context,
  input: CreateEmailTemplateRequest,
  key: string | null = null,
): Promise<EmailTemplate> {
  const [score, placement] = await Promise.all([
    scoreTemplate(ctx, input),
    placementOf(ctx, input),
  ]);
  return withTemplates(ctx, (tx) =>
    once(
      ctx,
      tx,
      { key, request: { call: 'create-template', input }, reply: EmailTemplate },
      async () => {
        await assertOwnFolder(ctx, tx, input.folder_id, 'folder_id');
        await assertOwnTemplate(ctx, tx, input.parent_template_id, 'parent_template_id');
        await takePlace(ctx, tx);
        const stillThere = await foldersStillThere(ctx, tx, [placement.folder_id]);
        const { folder_id = stillThere(placement.folder_id), tags = [...placement.tags] } = input;
        const ids = await addTemplates(ctx, tx, [{ ...input, folder_id, tags, ...score }]);
        return findTemplate(ctx, tx, ids.join());
      },
    ),
  );
}

const nowhere: Placement = { folder_id: null, tags: [] };

/** Only what is left out is looked for. */
async function placementOf(ctx: Context, input: CreateEmailTemplateRequest): Promise<Placement> {
  if (input.folder_id !== undefined && input.tags !== undefined) return nowhere;
  const [placement = nowhere] = await placeTemplates(ctx, [input]);
  return placement;
}
