import {
  type CreateTemplateFolderRequest,
  type DeletedFolder,
  TemplateFolder,
  type TemplateFolderList,
  type UpdateTemplateFolderRequest,
  defaultFolderColor,
  foldText,
  lengths,
} from '@replysmith/contract';
import { sql } from 'kysely';
import { anyOf } from '../../platform/db/database.ts';
import { readAsUser, type UserTransaction, type UserReads } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { once } from '../../platform/context/idempotency.ts';
import { AppError } from '../../platform/errors.ts';
import { withTemplates } from './template-rows.ts';
import { columnsAs, columnsOf, withIsoTimes } from '../../platform/db/rows.ts';

export const noSuchFolder = 'There is no such folder.';

/** Throws unless the folder is the caller's. Null and undefined are allowed. */
export async function assertOwnFolder(
  ctx: Context,
  tx: UserTransaction,
  id: string | null | undefined,
  field: string,
): Promise<void> {
  if (!id) return;
  const folder = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirst();
  if (folder) return;
  throw new AppError('validation_failed', { fields: { [field]: [noSuchFolder] } });
}

/** Adds a folder. With the same key it is added once. */
export async function createFolder(
  ctx: Context,
  input: CreateTemplateFolderRequest,
  key: string | null = null,
): Promise<TemplateFolder> {
  const call = { key, request: { call: 'create-folder', input }, reply: TemplateFolder };
  return withTemplates(ctx, (tx) =>
    once(ctx, tx, call, async () => findFolder(ctx, tx, await insertFolder(ctx, tx, input))),
  );
}

/** Templates moved out per statement: thousands at once would take too long. */
const part = 500;

/**
 * Deletes a folder. Its templates stay without a folder. They are moved out in parts; when that is
 * interrupted the folder stays with the rest. A trigger clears the setting that names it.
 */
export async function deleteFolder(ctx: Context, id: string): Promise<DeletedFolder> {
  const template_ids: string[] = [];
  for (;;) {
    const left = await takeOut(ctx, id);
    template_ids.push(...left.flatMap((template) => (template.deleted_at ? [] : [template.id])));
    if (left.length < part) break;
  }
  return withTemplates(ctx, async (tx) => {
    const folder = await findFolder(ctx, tx, id);
    await tx
      .deleteFrom('template_folders')
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    return { folder: { ...folder, template_count: template_ids.length }, template_ids };
  });
}

function takeOut(ctx: Context, folder_id: string) {
  return withTemplates(ctx, async (tx) => {
    const lying = await tx
      .selectFrom('email_templates')
      .select(['id', 'deleted_at'])
      .where('user_id', '=', ctx.user.id)
      .where('folder_id', '=', folder_id)
      .limit(part)
      .execute();
    await tx
      .updateTable('email_templates')
      .set({ folder_id: null })
      .where('id', '=', anyOf(lying.map(({ id }) => id)))
      .where('user_id', '=', ctx.user.id)
      .execute();
    return lying;
  });
}

/** The id of the caller's folder of that name, which is created if needed. */
export async function ensureFolder(
  ctx: Context,
  tx: UserTransaction,
  name: string,
): Promise<string> {
  return (
    (await findFolderNamed(ctx, tx, name)) ??
    insertFolder(ctx, tx, { name, description: null, color: defaultFolderColor })
  );
}

/** The id of the caller's folder of exactly that name, or else of that name in another case. */
export async function findFolderNamed(
  { user }: Context,
  tx: UserReads,
  name: string,
): Promise<string | undefined> {
  const folder = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('user_id', '=', user.id)
    .where((is) => is.or([is('name', '=', name), is('folded_name', '=', foldText(name))]))
    // Older folders may have names that now fold to the same text.
    .orderBy(sql`name = ${name}`, 'desc')
    .orderBy('folded_name')
    .limit(1)
    .executeTakeFirst();
  return folder?.id;
}

/** The caller's folder; somebody else's is not found. */
async function findFolder(ctx: Context, tx: UserTransaction, id: string): Promise<TemplateFolder> {
  const row = await selectFolders(ctx, tx).where('folder.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toTemplateFolder(row);
}

/** The caller's folders with the number of saved templates in each. */
function selectFolders({ user }: Pick<Context, 'user'>, tx: UserReads) {
  return tx
    .selectFrom('template_folders as folder')
    .leftJoin('template_counts as counted', (join) =>
      join
        .onRef('counted.user_id', '=', 'folder.user_id')
        .on('counted.kind', '=', 'folder')
        .on('counted.value', '=', sql<string>`folder.id::text`),
    )
    .select(columnsAs('folder', columnsOf(TemplateFolder, ['template_count'])))
    .select('counted.count')
    .where('folder.user_id', '=', user.id);
}

type FolderRow = Awaited<ReturnType<ReturnType<typeof selectFolders>['executeTakeFirstOrThrow']>>;

function toTemplateFolder({ count, ...row }: FolderRow): TemplateFolder {
  return TemplateFolder.parse({
    ...withIsoTimes(row),
    template_count: count ?? 0,
  });
}

/** Adds a folder; throws when there is no room or the name is taken. Returns its id. */
async function insertFolder(
  ctx: Context,
  tx: UserTransaction,
  folder: CreateTemplateFolderRequest,
): Promise<string> {
  const { count } = await tx
    .selectFrom('template_folders')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', ctx.user.id)
    .executeTakeFirstOrThrow();
  if (Number(count) >= lengths.folders) {
    throw new AppError('too_many_folders', { values: { count: String(lengths.folders) } });
  }
  const [id] = (await insertFolders(ctx, tx, [folder])).values();
  if (id === undefined) throw new AppError('folder_exists');
  return id;
}

/** Adds folders for which there is room. Returns the ids of the new ones by folded name. */
export async function insertFolders(
  ctx: Context,
  tx: UserTransaction,
  folders: readonly CreateTemplateFolderRequest[],
): Promise<ReadonlyMap<string, string>> {
  if (folders.length === 0) return new Map();
  const now = ctx.now();
  const made = await tx
    .insertInto('template_folders')
    .values(
      folders.map(({ name, description, color }) => ({
        ...{ id: ctx.newId(), user_id: ctx.user.id, created_at: now, updated_at: now },
        ...{ name, folded_name: foldText(name), description, color },
      })),
    )
    .onConflict((same) => same.columns(['user_id', 'folded_name']).doNothing())
    .returning(['id', 'folded_name'])
    .execute();
  return new Map(made.map(({ id, folded_name }) => [folded_name, id]));
}

export async function listFolders(ctx: Context): Promise<TemplateFolderList> {
  const rows = await readAsUser(ctx, (tx) =>
    selectFolders(ctx, tx).orderBy('folder.folded_name').execute(),
  );
  return { items: rows.map(toTemplateFolder) };
}

/** Changes only the fields that are given. */
export async function updateFolder(
  ctx: Context,
  id: string,
  changes: UpdateTemplateFolderRequest,
): Promise<TemplateFolder> {
  return withTemplates(ctx, async (tx) => {
    const former = await findFolder(ctx, tx, id);
    const { name = former.name } = changes;
    // A folder that keeps its name keeps its folded name, even if names are folded otherwise now.
    const renamed = name === former.name ? {} : { folded_name: foldText(name) };
    if (renamed.folded_name !== undefined) await assertFree(ctx, tx, id, renamed.folded_name);
    await tx
      .updateTable('template_folders')
      .set({ ...changes, ...renamed, updated_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    return findFolder(ctx, tx, id);
  });
}

async function assertFree(
  ctx: Context,
  tx: UserTransaction,
  id: string,
  folded_name: string,
): Promise<void> {
  const other = await tx
    .selectFrom('template_folders')
    .select('id')
    .where('user_id', '=', ctx.user.id)
    .where('folded_name', '=', folded_name)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw new AppError('folder_exists');
}
