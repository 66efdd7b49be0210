import { lengths, type EmailTemplateQuery } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { filterTemplates } from './filter-templates.ts';
import { listOrder } from './list-order.ts';
import { matchScore } from './match-score.ts';

type Hit = { readonly id: string; readonly score: number };
type Search = Omit<EmailTemplateQuery, 'limit' | 'offset'>;

const columns = [
  ...(['id', 'folded_name', 'folded_subject', 'folded_tags', 'folded_content'] as const),
  ...(['created_at', 'updated_at', 'deleted_at', 'usage_count', 'optimization_score'] as const),
] as const;

/** Among so many, a letter or two that stand nearly everywhere are found often enough. */
const newest = 4_000;

/**
 * What a search found, best first unless another order is asked for. A search that fits more than
 * can be scored in time gets those that turn up first, one above the number that is told.
 */
export async function findHits(
  ctx: Context,
  tx: UserTransaction,
  { sort, ...filter }: Search,
  terms: readonly string[],
): Promise<readonly Hit[]> {
  const order = sort ? listOrder(sort, filter.view) : sql`score DESC, created_at DESC, id`;
  const scored = async (found: typeof everywhere | typeof nearby) => {
    const { rows } = await sql<Hit>`
      SELECT id, ${matchScore(terms)} AS score FROM ${found} AS found ORDER BY ${order}
    `.execute(tx);
    return rows;
  };
  const nearby = amongNewest(ctx, tx, filter, terms);
  const everywhere = filterTemplates(ctx, tx, filter)
    .select(columns)
    .limit(lengths.searchHits + 1);
  if (terms.length > 0 && terms.every((term) => /^[a-z0-9]{1,2}$/.test(term))) {
    const hits = await scored(nearby);
    if (hits.length > lengths.searchHits) return hits;
  }
  return scored(everywhere);
}

/** An index tells little of such short terms: looking at some templates is quicker. */
function amongNewest(
  ctx: Context,
  tx: UserTransaction,
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
