import {
  type ChangeTemplatesReply,
  archiveFolder,
  errorCodes,
  foldText,
  lengths,
  nameOfCopy,
  uniqueTags,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { anyOf } from '../../platform/db/database.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { consumeQuotas } from '../billing/limits.ts';
import { ensureFolder } from './folders.ts';
import { keepVersions } from './versions.ts';
import { copyTemplates } from './copy.ts';

/** A template before it is changed. */
export type Chosen = {
  readonly id: string;
  readonly name: string;
  readonly folder_id: string | null;
  readonly tags: readonly string[];
  readonly is_favorite: boolean;
};

export type Outcome = Pick<ChangeTemplatesReply, 'done' | 'failed'> & {
  /** How many were actually changed; the others of `done` were so before. */
  readonly changed: number;
};

type Failure = ChangeTemplatesReply['failed'][number];

type Choice = { readonly chosen: Chosen[]; readonly failed: Failure[] };

/** The caller's templates among `ids` that can be changed where they are, in the order of `ids`. */
export async function chooseTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  from: 'saved' | 'trash',
): Promise<Choice> {
  const rows = await tx
    .selectFrom('email_templates')
    .select(['id', 'name', 'folder_id', 'tags', 'is_favorite', 'deleted_at'])
    .where('id', '=', anyOf(ids))
    .where('user_id', '=', ctx.user.id)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const choice: Choice = { chosen: [], failed: [] };
  for (const id of new Set(ids)) {
    const row = known.get(id);
    if (!row) choice.failed.push({ id, name: null, reason: errorCodes.not_found.message });
    else if ((row.deleted_at !== null) === (from === 'trash')) choice.chosen.push(row);
    else choice.failed.push(failure(row, elsewhere[from]));
  }
  return choice;
}

const elsewhere = {
  saved: errorCodes.in_trash.message,
  trash: 'This template is not in the trash.',
} as const;

export function failure({ id, name }: Pick<Chosen, 'id' | 'name'>, reason: string): Failure {
  return { id, name, reason };
}

export function done({ id, folder_id, tags, is_favorite }: Chosen): Outcome['done'][number] {
  return { id, before: { folder_id, tags: [...tags], is_favorite } };
}

const tooMany = `Too many tags (maximum ${lengths.templateTags})`;

/** Adds tags to the ones that each template has. */
export async function tagTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  tags: readonly string[],
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  const tagged = chosen.map((before) => ({ before, tags: uniqueTags([...before.tags, ...tags]) }));
  const fits = ({ tags: all, before }: (typeof tagged)[number]) =>
    all.length <= Math.max(lengths.templateTags, before.tags.length);
  const changed = tagged.filter((one) => fits(one) && one.tags.length > one.before.tags.length);
  await setTags(
    ctx,
    tx,
    changed.map(({ before, tags: all }) => ({ id: before.id, tags: all })),
  );
  return {
    done: tagged.filter(fits).map(({ before }) => done(before)),
    failed: [
      ...failed,
      ...tagged.filter((one) => !fits(one)).map(({ before }) => failure(before, tooMany)),
    ],
    changed: changed.length,
  };
}

type Tagged = { readonly id: string; readonly tags: readonly string[] };

/** Tags are written text, so each template gets a new version, and an open editor notices. */
export async function setTags(
  ctx: Context,
  tx: UserTransaction,
  templates: readonly Tagged[],
): Promise<void> {
  if (templates.length === 0) return;
  await keepVersions(
    ctx,
    tx,
    templates.map(({ id }) => id),
  );
  const rows = templates.map(({ id, tags }) => ({
    ...{ id, tags },
    folded_tags: foldText(tags.join('\n')),
  }));
  await sql`
    UPDATE email_templates AS template
    SET tags = given.tags, folded_tags = given.folded_tags, version = template.version + 1,
      updated_at = ${ctx.now()}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS given (id uuid, tags text[], folded_tags text)
    WHERE template.id = given.id AND template.user_id = ${ctx.user.id}
  `.execute(tx);
}

/** Moves templates into one of the caller's folders, or out of any. */
export async function moveTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  folder_id: string | null,
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  const moved = chosen.filter((before) => before.folder_id !== folder_id).map(({ id }) => id);
  await tx
    .updateTable('email_templates')
    .set({ folder_id })
    .where('id', '=', anyOf(moved))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return { done: chosen.map(done), failed, changed: moved.length };
}

/** Stars templates, or takes the star away. */
export async function favoriteTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  is_favorite: boolean,
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  const turned = chosen.filter((before) => before.is_favorite !== is_favorite).map(({ id }) => id);
  await tx
    .updateTable('email_templates')
    .set({ is_favorite })
    .where('id', '=', anyOf(turned))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return { done: chosen.map(done), failed, changed: turned.length };
}

type Copies = {
  /** Put before the name with a space between; an empty prefix changes nothing. */
  readonly prefix: string;
  /** The folder of the copies; left out, that of the original. */
  readonly folder_id?: string | null;
  /** The workflow that makes the copies. */
  readonly copied_by_rule_id?: string;
};

/** Copies templates, as far as the plan has places for them. */
export async function duplicateTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  { prefix, ...target }: Copies,
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  const { consumed, refusal } = await consumeQuotas(ctx, tx, chosen.length);
  const originals = chosen.slice(0, consumed);
  const before = prefix === '' ? '' : `${prefix} `;
  const copies = await copyTemplates(
    ctx,
    tx,
    originals.map(({ id }) => id),
    { nameOf: (name) => nameOfCopy(name, { prefix: before }), ...target },
  );
  return {
    done: originals.map((original, index) => ({
      ...done(original),
      ...(copies[index] !== undefined && { copy_id: copies[index] }),
    })),
    failed: [
      ...failed,
      ...chosen.slice(consumed).map((template) => failure(template, refusal().message)),
    ],
    changed: copies.length,
  };
}

/** Moves templates to the trash. */
export async function deleteTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<Outcome> {
  const { chosen, failed } = await chooseTemplates(ctx, tx, ids, 'saved');
  await tx
    .updateTable('email_templates')
    .set({ deleted_at: ctx.now() })
    .where('id', '=', anyOf(chosen.map(({ id }) => id)))
    .where('user_id', '=', ctx.user.id)
    .execute();
  return { done: chosen.map(done), failed, changed: chosen.length };
}

/** Moves templates into the folder Archive, which is created if needed. */
export async function archiveTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<Outcome> {
  return moveTemplates(ctx, tx, ids, await ensureFolder(ctx, tx, archiveFolder));
}
