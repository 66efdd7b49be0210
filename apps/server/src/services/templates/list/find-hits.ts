import { lengths, type EmailTemplateQuery } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { filterTemplates } from './filter-templates.ts';
import { listOrder } from './list-order.ts';
import { matchScore } from './match-score.ts';

type Hit = { readonly id: string; readonly score: number };

/**
 * What a search found, best first unless another order is asked for. A search that fits more than
 * can be scored in time gets those that turn up first, one above the number that is told.
 */
export async function findHits(
  ctx: Context,
  tx: UserTransaction,
  { sort, ...filter }: Omit<EmailTemplateQuery, 'limit' | 'offset'>,
  terms: readonly string[],
): Promise<readonly Hit[]> {
  const found = filterTemplates(ctx, tx, filter)
    .select(['id', 'folded_name', 'folded_subject', 'folded_tags', 'folded_content'])
    .select(['created_at', 'updated_at', 'deleted_at', 'usage_count', 'optimization_score'])
    .limit(lengths.searchHits + 1);
  const order = sort ? listOrder(sort, filter.view) : sql`score DESC, created_at DESC, id`;
  const { rows } = await sql<Hit>`
    SELECT id, ${matchScore(terms)} AS score FROM ${found} AS found ORDER BY ${order}
  `.execute(tx);
  return rows;
}
