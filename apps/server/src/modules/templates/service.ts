import {
  type CreateEmailTemplateRequest,
  EmailTemplate,
  type RestoreVersionRequest,
  type UpdateEmailTemplateRequest,
  nameOfCopy,
  writtenFields,
} from '@replysmith/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../platform/context/context.ts';
import { once } from '../../platform/context/idempotency.ts';
import { readAsUser, type UserTransaction } from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { consumeQuota } from '../billing/limits.ts';
import { deleteTemplates } from './bulk-actions.ts';
import { copyTemplates } from './copy.ts';
import { assertOwnFolder } from './folders.ts';
import { type Placement, foldersStillThere, placeTemplates } from './suggestions.ts';
import {
  type TemplateScore,
  type Words,
  addTemplates,
  findSavedTemplate,
  findTemplate,
  scoreTemplate,
  storedWords,
  unscored,
  withTemplates,
} from './template-rows.ts';
import { findWords, keepVersions } from './versions.ts';
import { pick } from '../../platform/db/rows.ts';

/** Adds a template; throws when no place is left. With the same key it is added once. */
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
        await consumeQuota(ctx, tx);
        const stillThere = await foldersStillThere(ctx, tx, [placement.folder_id]);
        const { folder_id = stillThere(placement.folder_id), tags = [...placement.tags] } = input;
        const ids = await addTemplates(ctx, tx, [{ ...input, folder_id, tags, ...score }]);
        return findTemplate(ctx, tx, ids.join());
      },
    ),
  );
}

const nowhere: Placement = { folder_id: null, tags: [] };

/** Looks only for what the input leaves out. */
async function placementOf(ctx: Context, input: CreateEmailTemplateRequest): Promise<Placement> {
  if (input.folder_id !== undefined && input.tags !== undefined) return nowhere;
  const [placement = nowhere] = await placeTemplates(ctx, [input]);
  return placement;
}

/** Throws when the template that this one is said to come from is not the caller's. */
async function assertOwnTemplate(
  ctx: Context,
  tx: UserTransaction,
  id: string | null,
  field: string,
): Promise<void> {
  if (id === null) return;
  const template = await tx
    .selectFrom('email_templates')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (template) return;
  throw new AppError('validation_failed', { fields: { [field]: ['There is no such template.'] } });
}

export async function getTemplate(ctx: Context, id: string): Promise<EmailTemplate> {
  return readAsUser(ctx, (tx) => findTemplate(ctx, tx, id));
}

/**
 * Changes the given fields. Written text is changed only if the template is still at the version
 * that its writer saw; folder and star are changed in any version.
 */
export async function updateTemplate(
  ctx: Context,
  id: string,
  changes: UpdateEmailTemplateRequest,
): Promise<EmailTemplate> {
  const current = await readAsUser(ctx, (tx) => findSavedTemplate(ctx, tx, id));
  const words = wordsAfter(current, changes);
  const isRewritten = areNew(current, words);
  if (isRewritten && current.version !== changes.version) throw new AppError('version_conflict');
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

function wordsAfter(current: Words, changes: UpdateEmailTemplateRequest): Words {
  const written = writtenFields.filter((field) => changes[field] !== undefined);
  return { ...pick(current, writtenFields), ...pick(changes as Words, written) };
}

/** Whether the written text differs. */
function areNew(former: Words, words: Words): boolean {
  const [before, after] = [former, words].map((text) => writtenFields.map((field) => text[field]));
  return JSON.stringify(before) !== JSON.stringify(after);
}

/** Replaces the written text of a template and keeps the former text as a version. */
async function writeWords(
  ctx: Context,
  tx: UserTransaction,
  former: EmailTemplate,
  words: Words & TemplateScore,
): Promise<void> {
  await keepVersions(ctx, tx, [former.id]);
  await tx
    .updateTable('email_templates')
    .set({
      ...storedWords(words),
      optimization_score: words.optimization_score,
      score_version: words.score_version,
      version: former.version + 1,
      updated_at: ctx.now(),
    })
    .where('id', '=', former.id)
    .where('user_id', '=', ctx.user.id)
    .execute();
}

/**
 * Moves a template to the trash. One that is there already stays, so that a repeated call does not
 * delete it for good. Returns the template as it is now.
 */
export async function deleteTemplate(ctx: Context, id: string): Promise<EmailTemplate> {
  return withTemplates(ctx, async (tx) => {
    const template = await findTemplate(ctx, tx, id);
    if (template.deleted_at !== null) return template;
    await deleteTemplates(ctx, tx, [id]);
    return findTemplate(ctx, tx, id);
  });
}

type Use = { readonly template_id: string; readonly usage_type: 'use' | 'copy' };

/** Counts that a template was sent to the chat or copied. */
export async function recordTemplateUse(
  ctx: Context,
  { template_id: id, usage_type }: Use,
): Promise<EmailTemplate> {
  return withTemplates(ctx, async (tx) => {
    await findSavedTemplate(ctx, tx, id);
    const now = ctx.now();
    await tx
      .updateTable('email_templates')
      .set({ usage_count: sql`usage_count + 1`, last_used_at: now })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    await tx
      .insertInto('template_usage_analytics')
      .values({ template_id: id, user_id: ctx.user.id, usage_type, created_at: now })
      .execute();
    await ctx.triggerWorkflows(ctx, tx, { type: 'high_usage', ids: [id] });
    return findTemplate(ctx, tx, id);
  });
}

/**
 * Adds a copy named "… (Copy)" beside the original; throws when no place is left. With the same key
 * it is added once.
 */
export async function cloneTemplate(
  ctx: Context,
  input: { readonly template_id: string },
  key: string | null = null,
): Promise<EmailTemplate> {
  const { template_id: id } = input;
  const call = { key, request: { call: 'clone-template', input }, reply: EmailTemplate };
  return withTemplates(ctx, (tx) =>
    once(ctx, tx, call, async () => {
      await findSavedTemplate(ctx, tx, id);
      await consumeQuota(ctx, tx);
      const nameOf = (name: string) => nameOfCopy(name, { suffix: ' (Copy)' });
      const copies = await copyTemplates(ctx, tx, [id], { nameOf });
      await ctx.triggerWorkflows(ctx, tx, { type: 'template_create', ids: copies });
      return findTemplate(ctx, tx, copies.join());
    }),
  );
}

/** Restores an earlier text as a new version; the present text becomes an earlier one. */
export async function restoreTemplateVersion(
  ctx: Context,
  { template_id: id, version, latest }: z.infer<typeof RestoreVersionRequest>,
): Promise<EmailTemplate> {
  const words = await readAsUser(ctx, async (tx) => {
    await findSavedTemplate(ctx, tx, id);
    return findWords(ctx, tx, id, version);
  });
  return updateTemplate(ctx, id, { ...words, version: latest });
}
