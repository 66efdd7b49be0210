import { searchTerms, type TemplateFilter } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { holdsTerm } from './holds-term.ts';
import { ownTemplates } from './own-templates.ts';

/** The templates that a filter shows, in no order; whoever asks chooses columns and order. */
export function filterTemplates(ctx: Context, tx: UserTransaction, filter: TemplateFilter) {
  const { view, folder, category, tag, favorite, search } = filter;
  let query = ownTemplates(ctx, tx).where('deleted_at', view === 'trash' ? 'is not' : 'is', null);
  if (search !== undefined || tag.length > 0) {
    // The index of words and tags knows these too, so that no row is read that lies elsewhere.
    const filed = filedUnder(filter);
    if (filed.length > 0) {
      query = query.where(sql<boolean>`own_templates.filed_under @> ${filed}::text[]`);
    }
  } else {
    if (folder === 'none') query = query.where('folder_id', 'is', null);
    else if (folder !== undefined) query = query.where('folder_id', '=', folder);
    if (category !== undefined) query = query.where('category', '=', category);
    // A literal, for the index of favourites.
    if (favorite === true) query = query.where(sql<boolean>`own_templates.is_favorite`);
    if (favorite === false) query = query.where(sql<boolean>`NOT own_templates.is_favorite`);
  }
  if (tag.length > 0) query = query.where(sql<boolean>`own_templates.tags && ${tag}::text[]`);
  if (search !== undefined) {
    const terms = searchTerms(search);
    // What folds to nothing, such as an accent alone, stands nowhere.
    if (terms.length === 0) query = query.where(sql<boolean>`false`);
    for (const term of terms) query = query.where(holdsTerm(term));
  }
  return query;
}

/** As the database writes down where a template lies. */
function filedUnder({ folder, category, favorite }: TemplateFilter): string[] {
  return [
    ...(folder === undefined ? [] : [`folder ${folder.toLowerCase()}`]),
    ...(category === undefined ? [] : [`category ${category}`]),
    ...(favorite === undefined ? [] : [`favorite ${String(favorite)}`]),
  ];
}
