import {
  type CreateTemplateFolderRequest,
  ImportTemplatesReply,
  type ImportTemplatesRequest,
  type ImportVerdict,
  ImportedTemplate,
  defaultFolderColor,
  foldText,
  lengths,
  rowProblems,
} from '@replysmith/contract';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { once } from '../../platform/context/idempotency.ts';
import { consumeQuotas } from '../billing/limits.ts';
import { insertFolders } from './folders.ts';
import {
  type TemplateScore,
  addTemplates,
  digestOf,
  scoreTemplate,
  unscored,
  withTemplates,
} from './template-rows.ts';
import { type Placement, foldersStillThere, placeTemplates } from './suggestions.ts';

/** In milliseconds. Templates that are not scored by then are imported without a score. */
const timeout = 8_000;
const atOnce = 4;

/** The score of each row, by its index. */
async function scoreRows(
  ctx: Context,
  rows: readonly ReadyRow[],
): Promise<ReadonlyMap<number, TemplateScore>> {
  const scores = new Map<number, TemplateScore>();
  const end = performance.now() + timeout;
  const waiting = rows.values();
  const scoreNext = async () => {
    for (const { index, template } of waiting) {
      if (performance.now() > end) return;
      scores.set(index, await scoreTemplate(ctx, template));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, scoreNext));
  return scores;
}

const noFolder: ImportVerdict = {
  status: 'invalid',
  problems: [`Folder: You can have at most ${lengths.folders} folders.`],
};

/** Saves the rows that can be saved, and says of each other row why it was not. */
export async function importTemplates(
  ctx: Context,
  { rows, dry_run, skip_duplicates }: ImportTemplatesRequest,
  key: string | null,
): Promise<ImportTemplatesReply> {
  const { ready, verdicts } = checkRows(rows);
  const scores = dry_run ? new Map<number, TemplateScore>() : await scoreRows(ctx, ready);
  const placements = dry_run ? new Map<number, Placement>() : await placeRows(ctx, ready);

  const tagsFor = ({ index }: ReadyRow) => [...(placements.get(index)?.tags ?? [])];

  const judge = async (tx: UserTransaction): Promise<ImportTemplatesReply> => {
    const { fresh, duplicates } = skip_duplicates
      ? await setDuplicatesAside(ctx, tx, ready)
      : { fresh: ready, duplicates: new Map<number, ImportVerdict>() };
    for (const [index, verdict] of duplicates) verdicts.set(index, verdict);
    const folders = await foldersByName(ctx, tx);
    const fitting = fresh.filter((row) => folders.hasRoomFor(row));
    const { consumed, remaining } = await consumeQuotas(ctx, tx, fitting.length);
    const accepted = fitting.slice(0, consumed);
    for (const { index } of fresh) verdicts.set(index, noFolder);
    for (const { index } of fitting) verdicts.set(index, { status: 'over_limit' });
    if (dry_run) {
      for (const { index } of accepted) verdicts.set(index, { status: 'ready' });
    } else if (accepted.length > 0) {
      const folderOf = await folders.make(accepted);
      const moments = await newMoments(ctx, tx, accepted.length);
      const chosen = accepted.map(({ index }) => placements.get(index)?.folder_id ?? null);
      const stillThere = await foldersStillThere(ctx, tx, chosen);
      const templates = accepted.map((row, index) => ({
        ...row.template,
        folder_id: folderOf(row) ?? stillThere(chosen[index] ?? null),
        tags: row.template.tags.length > 0 ? row.template.tags : tagsFor(row),
        ...(scores.get(row.index) ?? unscored),
        created_at: createdAt(row, moments(index)),
      }));
      const ids = await addTemplates(ctx, tx, templates);
      accepted.forEach(({ index }, at) => {
        verdicts.set(index, { status: 'imported', id: ids[at] ?? '' });
      });
    }
    const inOrder = rows.flatMap((_, index) => verdicts.get(index) ?? []);
    const places_left = dry_run && remaining !== null ? remaining + consumed : remaining;
    return { verdicts: inOrder, places_left };
  };

  // Invalid rows are represented by their verdicts, since a row may be any value, of any depth.
  const request = { call: 'import-templates', ready, wrong: [...verdicts], skip_duplicates };
  const call = { key: dry_run ? null : key, request, reply: ImportTemplatesReply };
  return withTemplates(ctx, (tx) => once(ctx, tx, call, () => judge(tx)));
}

/** The row's own date, unless it is in the future. */
function createdAt({ template: { created_at } }: ReadyRow, moment: string): string {
  return created_at !== null && Date.parse(created_at) < Date.parse(moment) ? created_at : moment;
}

/** The folder and the tags for rows that name none, by row index. */
async function placeRows(ctx: Context, rows: readonly ReadyRow[]): Promise<Map<number, Placement>> {
  const open = rows.filter(({ template }) => !template.folder || template.tags.length === 0);
  if (open.length === 0) return new Map();
  const placed = await placeTemplates(
    ctx,
    open.map(({ template }) => template),
  );
  return new Map(placed.flatMap((one, index) => (open[index] ? [[open[index].index, one]] : [])));
}

/**
 * Creation times for new templates, a millisecond apart and later than everything saved, so that a
 * list by age shows them in the order of their file, across any number of calls.
 */
async function newMoments(
  ctx: Context,
  tx: UserTransaction,
  count: number,
): Promise<(index: number) => string> {
  const newest = await tx
    .selectFrom('email_templates')
    .select('created_at')
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const first = Math.max(
    // The last one is now, unless others were saved less than `count` milliseconds ago.
    ctx.now().getTime() - count + 1,
    newest === undefined ? 0 : newest.created_at.getTime() + 1,
  );
  return (index) => new Date(first + index).toISOString();
}

/**
 * Separates the rows whose words are saved already, or are in an earlier row, from the new ones.
 */
async function setDuplicatesAside(
  { user }: Context,
  tx: UserTransaction,
  rows: readonly ReadyRow[],
) {
  const saved = await tx
    .selectFrom('email_templates')
    .select(['id', 'content_digest'])
    .where('user_id', '=', user.id)
    .where('deleted_at', 'is', null)
    .where('content_digest', 'in', [...rows.map(({ digest }) => digest), ''])
    .execute();
  const twins = new Map<string, string | null>(saved.map((row) => [row.content_digest, row.id]));
  const fresh: ReadyRow[] = [];
  const duplicates = new Map<number, ImportVerdict>();
  for (const row of rows) {
    const twin = twins.get(row.digest);
    if (twin !== undefined) duplicates.set(row.index, { status: 'duplicate', id: twin });
    else {
      fresh.push(row);
      twins.set(row.digest, null);
    }
  }
  return { fresh, duplicates };
}

/** A person's folders, together with those that rows name and there is room for. */
async function foldersByName(ctx: Context, tx: UserTransaction) {
  const folders = await tx
    .selectFrom('template_folders')
    .select(['id', 'name', 'folded_name'])
    .where('user_id', '=', ctx.user.id)
    // The last of several with one name is kept, which is the one that `findFolderNamed` finds.
    .orderBy('folded_name', 'desc')
    .execute();
  const exactly = new Map(folders.map(({ id, name }) => [name, id]));
  const folded = new Map(folders.map(({ id, folded_name }) => [folded_name, id]));
  const isNew = new Set<string>();
  const idOf = (name: string) => exactly.get(name) ?? folded.get(foldText(name));

  return {
    /** Whether the row's folder exists or can be created. */
    hasRoomFor: ({ template: { folder } }: ReadyRow): boolean => {
      if (!folder || idOf(folder.name) !== undefined) return true;
      const name = foldText(folder.name);
      if (isNew.has(name)) return true;
      if (folded.size + isNew.size >= lengths.folders) return false;
      isNew.add(name);
      return true;
    },
    /** Creates the missing folders. Returns a function that gives each row's folder. */
    make: async (rows: readonly ReadyRow[]) => {
      const missing = new Map<string, CreateTemplateFolderRequest>();
      for (const { folder } of rows.map(({ template }) => template)) {
        if (!folder || idOf(folder.name) !== undefined) continue;
        const name = foldText(folder.name);
        if (missing.has(name)) continue;
        const color = folder.color ?? defaultFolderColor;
        missing.set(name, { name: folder.name, description: null, color });
      }
      const made = await insertFolders(ctx, tx, [...missing.values()]);
      for (const [name, id] of made) folded.set(name, id);
      return ({ template: { folder } }: ReadyRow): string | null =>
        folder ? (idOf(folder.name) ?? null) : null;
    },
  };
}

/** A row that can be imported, with its digest. */
type ReadyRow = {
  /** Its index among the rows that were sent. */
  readonly index: number;
  readonly template: ImportedTemplate;
  readonly digest: string;
};

/** Checks each row by itself. */
function checkRows(rows: readonly unknown[]) {
  const ready: ReadyRow[] = [];
  const verdicts = new Map<number, ImportVerdict>();
  rows.forEach((row, index) => {
    const { data, error } = ImportedTemplate.safeParse(row);
    if (data) ready.push({ index, template: data, digest: digestOf(data) });
    else verdicts.set(index, { status: 'invalid', problems: rowProblems(error, row) });
  });
  return { ready, verdicts };
}
