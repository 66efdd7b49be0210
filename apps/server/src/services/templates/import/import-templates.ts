import {
  ImportTemplatesReply,
  lengths,
  type ImportTemplatesRequest,
  type ImportVerdict,
} from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { once } from '../../idempotency/once.ts';
import { takePlaces } from '../../limits.ts';
import { runTriggered } from '../../workflows/running/run-triggered.ts';
import { storedWords } from '../stored-words.ts';
import { withTemplates } from '../with-templates.ts';
import { checkRows, type ReadyRow } from './check-rows.ts';
import { foldersByName } from './folders-by-name.ts';
import { scoreRows } from './score-rows.ts';
import { setDuplicatesAside } from './set-duplicates-aside.ts';

const noFolder: ImportVerdict = {
  status: 'invalid',
  problems: [`Folder: There is room for ${lengths.folders} folders.`],
};

/** Saves the rows that can be saved, and says of each of the others why it was not. */
export async function importTemplates(
  ctx: Context,
  { rows, dry_run, skip_duplicates }: ImportTemplatesRequest,
  key: string | null,
): Promise<ImportTemplatesReply> {
  const { ready, verdicts } = checkRows(rows);
  const scores = dry_run ? new Map<number, number>() : await scoreRows(ctx, ready);

  const judge = async (tx: UserTransaction): Promise<ImportTemplatesReply> => {
    const { fresh, duplicates } = skip_duplicates
      ? await setDuplicatesAside(ctx, tx, ready)
      : { fresh: ready, duplicates: new Map<number, ImportVerdict>() };
    for (const [place, verdict] of duplicates) verdicts.set(place, verdict);
    const folders = await foldersByName(ctx, tx);
    const fitting = fresh.filter((row) => folders.hasRoomFor(row));
    const { taken, left } = await takePlaces(ctx, tx, fitting.length);
    const wanted = fitting.slice(0, taken);
    for (const { place } of fresh) verdicts.set(place, noFolder);
    for (const { place } of fitting) verdicts.set(place, { status: 'over_limit' });
    if (dry_run) {
      for (const { place } of wanted) verdicts.set(place, { status: 'ready' });
    } else if (wanted.length > 0) {
      const folderOf = await folders.make(wanted);
      const values = wanted.map((row) => ({
        ...newTemplate(ctx, row),
        folder_id: folderOf(row),
        optimization_score: scores.get(row.place) ?? null,
      }));
      await tx.insertInto('email_templates').values(values).execute();
      await runTriggered(ctx, tx, { type: 'template_create', ids: values.map(({ id }) => id) });
      wanted.forEach(({ place }, index) => {
        verdicts.set(place, { status: 'imported', id: values[index]?.id ?? '' });
      });
    }
    const inOrder = rows.flatMap((_, place) => verdicts.get(place) ?? []);
    const places_left = dry_run && left !== null ? left + taken : left;
    return { verdicts: inOrder, places_left };
  };

  // What is wrong with a row stands for it: it may be anything, however deep.
  const request = { call: 'import-templates', ready, wrong: [...verdicts], skip_duplicates };
  const call = { key: dry_run ? null : key, request, reply: ImportTemplatesReply };
  return withTemplates(ctx, (tx) => once(ctx, tx, call, () => judge(tx)));
}

function newTemplate(ctx: Context, { template }: ReadyRow) {
  const now = ctx.now();
  const said = template.created_at === null ? now : new Date(template.created_at);
  return {
    ...storedWords(template),
    id: ctx.newId(),
    user_id: ctx.user.id,
    is_favorite: template.is_favorite,
    usage_count: template.usage_count,
    // Nothing was made in the future.
    created_at: said < now ? said : now,
    updated_at: now,
  };
}
