import { searchTerms, type Found } from '@replysmith/contract';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';
import { filterTemplates } from '../templates/list/filter-templates.ts';
import { matchScore } from '../templates/list/match-score.ts';
import { isCalled } from './is-called.ts';
import { mostOfEach } from './most-of-each.ts';

export function findTemplates(
  ctx: Context,
  tx: UserTransaction,
  search: string,
): Promise<Found['templates']> {
  const terms = searchTerms(search);
  return filterTemplates(ctx, tx, { search, tag: [], view: 'saved' })
    .select(['id', 'name'])
    .orderBy(isCalled(terms), 'desc')
    .orderBy(matchScore(terms), 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(mostOfEach)
    .execute();
}
