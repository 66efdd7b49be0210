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
import { addTemplates } from '../add-templates.ts';
import { foldersStillThere } from '../filing/folders-still-there.ts';
import type { Placement } from '../filing/place-templates.ts';
import { unscored, type TemplateScore } from '../score-template.ts';
import { withTemplates } from '../with-templates.ts';
import { checkRows, type ReadyRow } from './check-rows.ts';
import { foldersByName } from './folders-by-name.ts';
import { newMoments } from './new-moments.ts';
import { placeRows } from './place-rows.ts';
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
  const scores = dry_run ? new Map<number, TemplateScore>() : await scoreRows(ctx, ready);
  const placements = dry_run ? new Map<number, Placement>() : await placeRows(ctx, ready);

  const tagsFor = ({ place }: ReadyRow) => [...(placements.get(place)?.tags ?? [])];

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
      const moments = await newMoments(ctx, tx, wanted.length);
      const chosen = wanted.map(({ place }) => placements.get(place)?.folder_id ?? null);
      const stillThere = await foldersStillThere(ctx, tx, chosen);
      const templates = wanted.map((row, index) => ({
        ...row.template,
        folder_id: folderOf(row) ?? stillThere(chosen[index] ?? null),
        tags: row.template.tags.length > 0 ? row.template.tags : tagsFor(row),
        ...(scores.get(row.place) ?? unscored),
        created_at: createdAt(row, moments(index)),
      }));
      const ids = await addTemplates(ctx, tx, templates);
      wanted.forEach(({ place }, index) => {
        verdicts.set(place, { status: 'imported', id: ids[index] ?? '' });
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

/** Nothing was made in the future. */
function createdAt({ template: { created_at } }: ReadyRow, moment: string): string {
  return created_at !== null && Date.parse(created_at) < Date.parse(moment) ? created_at : moment;
}
