import {
  ChangeTemplatesReply,
  type ChangeTemplatesRequest,
  type TemplateChange,
  lengths,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { anyOf } from '../../platform/db/database.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { once } from '../../platform/context/idempotency.ts';
import { consumeQuotas } from '../billing/limits.ts';
import { assertOwnFolder, ensureFolder } from './folders.ts';
import { filterTemplates } from './filter.ts';
import { withFolderId } from './list.ts';
import { withTemplates } from './template-rows.ts';
import {
  type Outcome,
  archiveTemplates,
  chooseTemplates,
  deleteTemplates,
  done,
  duplicateTemplates,
  failure,
  favoriteTemplates,
  moveTemplates,
  tagTemplates,
} from './bulk-actions.ts';

/**
 * Does the same to many templates. Those that fail are named in the reply; the rest is done. With
 * the same key it is done once.
 */
export async function changeTemplates(
  ctx: Context,
  input: ChangeTemplatesRequest,
  key: string | null = null,
): Promise<ChangeTemplatesReply> {
  const { change, of } = input;
  const call = { key, request: { call: 'change-templates', input }, reply: ChangeTemplatesReply };
  return withTemplates(ctx, (tx) =>
    once(ctx, tx, call, async () => {
      const { ids, next } =
        'ids' in of ? { ids: of.ids, next: null } : await nextMatching(ctx, tx, of.matching);
      const { done, failed } = await makeChange(ctx, tx, ids, change);
      return { done, failed, next };
    }),
  );
}

type Matching = Extract<ChangeTemplatesRequest['of'], { matching: unknown }>['matching'];

type Part = { readonly ids: string[]; readonly next: string | null };

/**
 * The next templates that a filter shows. They are ordered by id, so that each is handled once,
 * even if the action removes earlier ones from the filter.
 */
async function nextMatching(
  ctx: Context,
  tx: UserTransaction,
  { filter, made_before, except, after }: Matching,
): Promise<Part> {
  const rows = await filterTemplates(ctx, tx, await withFolderId(ctx, tx, filter))
    .select('own_templates.id')
    .where('created_at', '<', new Date(made_before))
    .where('own_templates.id', '<>', sql<string>`ALL(${except}::uuid[])`)
    .$if(after !== null, (rest) => rest.where('own_templates.id', '>', after ?? ''))
    .orderBy('own_templates.id')
    .limit(lengths.bulkChange)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { ids, next: ids.length === lengths.bulkChange ? (ids.at(-1) ?? null) : null };
}

/** Applies the requested change to these templates. */
async function makeChange(
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
      const target = to && { folder_id: await targetFolder(ctx, tx, to) };
      const outcome = await duplicateTemplates(ctx, tx, ids, { prefix, ...target });
      const copies = outcome.done.flatMap(({ copy_id }) => copy_id ?? []);
      await ctx.triggerWorkflows(ctx, tx, { type: 'template_create', ids: copies });
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

type Target = Extract<TemplateChange, { type: 'move' }>['to'];

/** The target folder, null for none. One that is given by name is created if needed. */
async function targetFolder(
  ctx: Context,
  tx: UserTransaction,
  target: Target,
): Promise<string | null> {
  if ('folder_name' in target) return ensureFolder(ctx, tx, target.folder_name);
  await assertOwnFolder(ctx, tx, target.folder_id, 'change.to.folder_id');
  return target.folder_id;
}

/** Deletes templates for good; only those in the trash. */
async function purgeTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'trash');
  await tx
    .deleteFrom('email_templates')
    .where('id', '=', anyOf(chosen.map(({ id }) => id)))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return { done: chosen.map(done), failed, changed: chosen.length };
}

/** Restores templates from the trash, as far as the plan has places for them. */
async function restoreTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'trash');
  const { consumed, refusal } = await consumeQuotas(ctx, tx, chosen.length);
  const restored = chosen.slice(0, consumed);
  await tx
    .updateTable('email_templates')
    .set({ deleted_at: null })
    .where('id', '=', anyOf(restored.map(({ id }) => id)))
    .where('user_id', '=', ctx.user.id)
    .execute();
  const overLimit = chosen.slice(consumed).map((template) => failure(template, refusal().message));
  return { done: restored.map(done), failed: [...failed, ...overLimit], changed: restored.length };
}
