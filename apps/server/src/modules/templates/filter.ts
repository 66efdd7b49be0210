import { type TemplateFilter, searchTerms } from '@replysmith/contract';
import { type RawBuilder, sql } from 'kysely';
import type { EmailTemplates } from '../../platform/db/schema.ts';
import type { UserReads } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { patternOf } from '../../platform/db/text-search.ts';

const searched = sql.ref('own_templates.search_text');
const pieces = sql.ref('own_templates.short_pieces');

/** Whether a template contains a term, written so that an index can be used. */
function holdsTerm(term: string): RawBuilder<boolean> {
  if (/[a-z0-9]{3}/.test(term)) return sql`${searched} LIKE ${patternOf(term)}`;
  if (/^[a-z0-9]{2}$/.test(term)) return holdsPair(term);
  const known = shortPieces(term);
  // strpos instead of LIKE: for LIKE the planner would choose an index that does not hold such
  // short terms, which is slow.
  const stands = sql<boolean>`strpos(${searched}, ${term}) > 0`;
  return known.length === 0 ? stands : sql`(${pieces} @> ${known}::text[] AND ${stands})`;
}

/**
 * After a letter, a digit or a space, two ASCII letters or digits form a trigram with it; after
 * anything else the database stores them as a short piece.
 */
function holdsPair(term: string): RawBuilder<boolean> {
  return sql`(${searched} ~ ${`[a-z0-9 \\t\\r\\n]${term}`} OR ${pieces} @> ${[term]}::text[])`;
}

/** The pieces of a term, cut as the database cuts the texts that contain it. */
function shortPieces(term: string): string[] {
  const characters = Array.from(term);
  const odd = (piece: string | undefined) => piece !== undefined && !/[a-z0-9]/.test(piece);
  return characters.flatMap((one, index) => {
    if (!odd(one)) return [];
    const next = characters[index + 1];
    return odd(next) ? [one, `${one}${next}`] : [one];
  });
}

/** The templates that a filter shows, unordered; callers choose columns and order. */
export function filterTemplates(ctx: Context, tx: UserReads, filter: TemplateFilter) {
  const { view, folder, category, tag, favorite, search } = filter;
  let query = ownTemplates(ctx, tx).where('deleted_at', view === 'trash' ? 'is not' : 'is', null);
  if (search !== undefined || tag.length > 0) {
    // The index of words and tags also holds these, so no row outside of them is read.
    const filed = filedUnder(filter);
    if (filed.length > 0) {
      query = query.where(sql<boolean>`own_templates.filed_under @> ${filed}::text[]`);
    }
  } else {
    if (folder === 'none') query = query.where('folder_id', 'is', null);
    else if (folder !== undefined) query = query.where('folder_id', '=', folder);
    if (category !== undefined) query = query.where('category', '=', category);
    // A literal, so that the partial index of favourites is used.
    if (favorite === true) query = query.where(sql<boolean>`own_templates.is_favorite`);
    if (favorite === false) query = query.where(sql<boolean>`NOT own_templates.is_favorite`);
  }
  if (tag.length > 0) query = query.where(sql<boolean>`own_templates.tags && ${tag}::text[]`);
  if (search !== undefined) {
    const terms = searchTerms(search);
    // A search that folds to nothing, such as a lone accent, finds nothing.
    if (terms.length === 0) query = query.where(sql<boolean>`false`);
    for (const term of terms) query = query.where(holdsTerm(term));
  }
  return query;
}

/** The entries of `filed_under` that a filter asks for. */
function filedUnder({ folder, category, favorite }: TemplateFilter): string[] {
  return [
    ...(folder === undefined ? [] : [`folder ${folder.toLowerCase()}`]),
    ...(category === undefined ? [] : [`category ${category}`]),
    ...(favorite === undefined ? [] : [`favorite ${String(favorite)}`]),
  ];
}

/** The view's columns beside those of its table. */
type Shown = EmailTemplates & {
  /** All searched text, folded. */
  search_text: string;
};

/**
 * The caller's templates, through the view that can use the indexes in spite of row-level security.
 */
function ownTemplates({ user }: Pick<Context, 'user'>, tx: UserReads) {
  return tx
    .$extendTables<{ own_templates: Shown }>()
    .selectFrom('own_templates')
    .where('own_templates.user_id', '=', user.id);
}

/** The points for a field that contains any term, and the points for each term it contains. */
const weights = [
  { column: 'folded_name', some: 10, each: 5 },
  { column: 'folded_subject', some: 8, each: 3 },
  { column: 'folded_tags', some: 6, each: 0 },
  { column: 'folded_content', some: 5, each: 0 },
] as const;

/** How well a template matches the terms, by the fields that contain them. */
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
