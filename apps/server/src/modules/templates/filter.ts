import { type TemplateFilter, searchTerms } from '@replysmith/contract';
import { type RawBuilder, sql } from 'kysely';
import type { EmailTemplates } from '../../platform/db/schema.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { patternOf } from '../../platform/db/text-search.ts';

const searched = sql.ref('own_templates.search_text');
const pieces = sql.ref('own_templates.short_pieces');

/** Whether a term stands in a template: in words that an index can look it up by. */
function holdsTerm(term: string): RawBuilder<boolean> {
  if (/[a-z0-9]{3}/.test(term)) return sql`${searched} LIKE ${patternOf(term)}`;
  if (/^[a-z0-9]{2}$/.test(term)) return holdsPair(term);
  const known = shortPieces(term);
  // Not LIKE: the planner would look it up by an index that has nothing of it, which is slow.
  const stands = sql<boolean>`strpos(${searched}, ${term}) > 0`;
  return known.length === 0 ? stands : sql`(${pieces} @> ${known}::text[] AND ${stands})`;
}

/** Two plain letters have three with the one before; after anything else they are a short piece. */
function holdsPair(term: string): RawBuilder<boolean> {
  return sql`(${searched} ~ ${`[a-z0-9 \\t\\r\\n]${term}`} OR ${pieces} @> ${[term]}::text[])`;
}

/** Those that every text with this term has, as the database cuts them. */
function shortPieces(term: string): string[] {
  const characters = Array.from(term);
  const odd = (piece: string | undefined) => piece !== undefined && !/[a-z0-9]/.test(piece);
  return characters.flatMap((one, index) => {
    if (!odd(one)) return [];
    const next = characters[index + 1];
    return odd(next) ? [one, `${one}${next}`] : [one];
  });
}

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

/** What the view shows beside the columns of its table. */
type Shown = EmailTemplates & {
  /** All that is searched, folded. */
  search_text: string;
};

/** The caller's templates, looked up by the indexes that row-level security hides. */
function ownTemplates({ user }: Pick<Context, 'user'>, tx: UserTransaction) {
  return tx
    .$extendTables<{ own_templates: Shown }>()
    .selectFrom('own_templates')
    .where('own_templates.user_id', '=', user.id);
}

/** What it counts that some term stands in a field, and how much each of the terms adds. */
const weights = [
  { column: 'folded_name', some: 10, each: 5 },
  { column: 'folded_subject', some: 8, each: 3 },
  { column: 'folded_tags', some: 6, each: 0 },
  { column: 'folded_content', some: 5, each: 0 },
] as const;

/** How well a template fits the terms, by where they stand. */
export function matchScore(terms: readonly string[]): RawBuilder<number> {
  const patterns = terms.map(patternOf);
  const parts = weights.flatMap(({ column, some, each }) => {
    const field = sql.ref(column);
    return [
      sql`CASE WHEN ${field} LIKE ANY (${patterns}::text[]) THEN ${sql.lit(some)} ELSE 0 END`,
      ...(each === 0
        ? []
        : patterns.map(
            (one) => sql`CASE WHEN ${field} LIKE ${one} THEN ${sql.lit(each)} ELSE 0 END`,
          )),
    ];
  });
  return sql<number>`(${sql.join(parts, sql` + `)})`;
}
