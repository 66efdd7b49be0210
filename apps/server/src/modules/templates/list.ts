import {
  type EmailTemplatePage,
  type EmailTemplateQuery,
  EmailTemplateSummary,
  type TemplateFilter,
  type TemplateMatch,
  type TemplateSort,
  findRanges,
  foldText,
  isShown,
  lengths,
  searchTerms,
} from '@replysmith/contract';
import { type RawBuilder, sql } from 'kysely';
import { readAsUser, type UserReads } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { excerpt } from '../../platform/db/text-search.ts';
import { findFolderNamed } from './folders.ts';
import { filterTemplates, matchScore } from './filter.ts';
import { selectTemplates, toEmailTemplate } from './template-rows.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const noFolder = '00000000-0000-0000-0000-000000000000';

/**
 * The filter with its folder by id instead of by name. A name that no folder has matches nothing.
 */
export async function withFolderId<Filter extends Pick<TemplateFilter, 'folder'>>(
  ctx: Context,
  tx: UserReads,
  filter: Filter,
): Promise<Filter> {
  const { folder } = filter;
  if (folder === undefined || folder === 'none') return filter;
  if (uuid.test(folder.toLowerCase())) return { ...filter, folder: folder.toLowerCase() };
  return { ...filter, folder: (await findFolderNamed(ctx, tx, folder)) ?? noFolder };
}

/** Each matches an index, so that nothing needs sorting. */
const orders = {
  created_at: sql`created_at DESC, id`,
  name: sql`folded_name, id`,
  usage_count: sql`usage_count DESC, id`,
  updated_at: sql`updated_at DESC, id`,
  optimization_score: sql`optimization_score DESC NULLS LAST, id`,
  deleted_at: sql`deleted_at DESC, id`,
} satisfies Record<TemplateSort | 'deleted_at', RawBuilder<unknown>>;

/** The requested order, else the newest first; in the trash the last deleted first. */
function listOrder(
  sort: TemplateSort | undefined,
  view: TemplateFilter['view'],
): RawBuilder<unknown> {
  return orders[sort ?? (view === 'trash' ? 'deleted_at' : 'created_at')];
}

type Hit = { readonly id: string; readonly score: number };

type Search = Omit<EmailTemplateQuery, 'limit' | 'offset'>;

const columns = [
  ...(['id', 'folded_name', 'folded_subject', 'folded_tags', 'folded_content'] as const),
  ...(['created_at', 'updated_at', 'deleted_at', 'usage_count', 'optimization_score'] as const),
] as const;

/**
 * Among so many templates, one or two letters that almost every text contains are found often
 * enough.
 */
const newest = 4_000;

/**
 * What a search found, best first unless another order is requested. A search with more matches
 * than can be scored in time returns the first ones found, one more than the limit.
 */
async function findHits(
  ctx: Context,
  tx: UserReads,
  { sort, ...filter }: Search,
  terms: readonly string[],
): Promise<readonly Hit[]> {
  const order = sort ? listOrder(sort, filter.view) : sql`score DESC, created_at DESC, id`;
  const scored = (found: typeof everywhere | typeof nearby) => sql<Hit>`
    SELECT id, ${matchScore(terms)} AS score FROM ${found} AS found ORDER BY ${order}
  `;
  const nearby = amongNewest(ctx, tx, filter, terms);
  const everywhere = filterTemplates(ctx, tx, filter)
    .select(columns)
    .limit(lengths.searchHits + 1);
  if (terms.length > 0 && terms.every((term) => /^[a-z0-9]{1,2}$/.test(term))) {
    const { rows } = await scored(nearby).execute(tx);
    if (rows.length > lengths.searchHits) return rows;
  }
  const { rows } = await readAsUser(ctx, (reader) => scored(everywhere).execute(reader), {
    isByBitmap: true,
  });
  return rows;
}

/** For such short terms an index helps little, and scanning some templates is faster. */
function amongNewest(
  ctx: Context,
  tx: UserReads,
  filter: Omit<Search, 'sort'>,
  terms: readonly string[],
) {
  const some = filterTemplates(ctx, tx, { ...filter, search: undefined })
    .select([...columns, 'search_text'])
    .orderBy(listOrder(undefined, filter.view))
    .limit(newest);
  return tx
    .selectFrom(some.as('some'))
    .select(columns)
    .where((query) =>
      query.and(terms.map((term) => sql<boolean>`strpos(search_text, ${term}) > 0`)),
    )
    .limit(lengths.searchHits + 1);
}

/** One page of the caller's templates that a filter shows or a search found. */
export function listTemplates(ctx: Context, query: EmailTemplateQuery): Promise<EmailTemplatePage> {
  return query.search === undefined ? browse(ctx, query) : search(ctx, query, query.search);
}

function browse(ctx: Context, { sort, limit, offset, ...filters }: EmailTemplateQuery) {
  return readAsUser(ctx, async (tx) => {
    const filter = await withFolderId(ctx, tx, filters);
    // The ids first, because an index alone can skip what is before the page.
    const page = await filterTemplates(ctx, tx, filter)
      .select('id')
      .orderBy(listOrder(sort, filter.view))
      .limit(limit)
      .offset(offset)
      .execute();
    const found = page.map(({ id }) => ({ id, score: null }));
    return {
      items: await readSummaries(ctx, tx, found, []),
      total: await countTemplates(ctx, tx, filter),
      is_capped: false,
    };
  });
}

function search(ctx: Context, { limit, offset, ...query }: EmailTemplateQuery, words: string) {
  return readAsUser(ctx, async (tx) => {
    const terms = searchTerms(words);
    const hits = await findHits(ctx, tx, await withFolderId(ctx, tx, query), terms);
    const shown = hits.slice(0, lengths.searchHits);
    return {
      items: await readSummaries(ctx, tx, shown.slice(offset, offset + limit), terms),
      total: shown.length,
      is_capped: hits.length > shown.length,
    };
  });
}

/** How many templates a filter shows. Uses the database's own counts where there is one. */
async function countTemplates(
  ctx: Context,
  tx: UserReads,
  filter: TemplateFilter,
): Promise<number> {
  const counter = storedCountKey(filter);
  if (counter === null) {
    const { count } = await filterTemplates(ctx, tx, filter)
      .select((query) => query.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
  const row = await tx
    .selectFrom('template_counts')
    .select('count')
    .where('user_id', '=', ctx.user.id)
    .where('kind', '=', counter.kind)
    .where('value', '=', counter.value)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** The stored count that equals the number of results; null when there is none. */
function storedCountKey({ view, search, folder, category, tag, favorite }: TemplateFilter) {
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

type Found = {
  readonly id: string;
  /** How well it matches a search; null without one. */
  readonly score: number | null;
};

/** Templates in the shape of lists, in the given order. */
async function readSummaries(
  ctx: Context,
  tx: UserReads,
  found: readonly Found[],
  terms: readonly string[],
): Promise<EmailTemplateSummary[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await selectTemplates(ctx, tx).where('template.id', 'in', ids).execute();
  const templates = new Map(rows.map((row) => [row.id, toEmailTemplate(row)]));
  const shown = terms.filter(isShown);
  return found.flatMap(({ id, score }) => {
    const template = templates.get(id);
    if (!template) return [];
    const { name, subject_line, email_content, tags } = template;
    const { preview, ranges } = excerpt(email_content, terms, {
      longest: lengths.templatePreview,
    });
    const match: TemplateMatch | null =
      score === null
        ? null
        : {
            score,
            name: findRanges(name, terms),
            subject_line: findRanges(subject_line, terms),
            email_content: ranges,
            tags: tags.filter((tag) => shown.some((term) => foldText(tag).includes(term))),
          };
    return [EmailTemplateSummary.parse({ ...template, preview, match })];
  });
}
