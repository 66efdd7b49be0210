import type { TemplateFilter } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { filterTemplates } from './filter-templates.ts';

/** How many templates a filter shows; what the database keeps count of is not counted again. */
export async function countTemplates(
  ctx: Context,
  tx: UserTransaction,
  filter: TemplateFilter,
): Promise<number> {
  const kept = keptCount(filter);
  if (kept === null) {
    const { count } = await filterTemplates(ctx, tx, filter)
      .select((query) => query.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
  const row = await tx
    .selectFrom('template_counts')
    .select('count')
    .where('user_id', '=', ctx.user.id)
    .where('kind', '=', kept.kind)
    .where('value', '=', kept.value)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The count that says it all, if there is one. */
function keptCount({ view, search, folder, category, tag, favorite }: TemplateFilter) {
  const kinds = [
    ...(view === 'trash' ? [{ kind: 'trash', value: '' }] : []),
    ...(search === undefined ? [] : [null]),
    ...(folder === undefined ? [] : [{ kind: 'folder', value: folder === 'none' ? '' : folder }]),
    ...(category === undefined ? [] : [{ kind: 'category', value: category }]),
    ...(tag.length > 1 ? [null] : tag.map((value) => ({ kind: 'tag', value }))),
    ...(favorite === undefined ? [] : [favorite ? { kind: 'favorite', value: '' } : null]),
  ];
  if (kinds.length > 1) return null;
  return kinds.length === 0 ? { kind: 'saved', value: '' } : (kinds[0] ?? null);
}
