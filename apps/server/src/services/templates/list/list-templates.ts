import {
  lengths,
  searchTerms,
  type EmailTemplatePage,
  type EmailTemplateQuery,
} from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { countTemplates } from './count-templates.ts';
import { filterTemplates } from './filter-templates.ts';
import { findHits } from './find-hits.ts';
import { listOrder } from './list-order.ts';
import { readSummaries } from './read-summaries.ts';
import { withFolderId } from './with-folder-id.ts';

/** A page of the caller's templates: those that a filter shows, or that a search found. */
export function listTemplates(ctx: Context, query: EmailTemplateQuery): Promise<EmailTemplatePage> {
  return query.search === undefined ? browse(ctx, query) : search(ctx, query, query.search);
}

function browse(ctx: Context, { sort, limit, offset, ...asked }: EmailTemplateQuery) {
  return withUser(ctx, async (tx) => {
    const filter = await withFolderId(ctx, tx, asked);
    // Their ids first: an index alone walks past what comes before the page.
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
  return withUser(ctx, async (tx) => {
    const terms = searchTerms(words);
    const hits = await findHits(ctx, tx, await withFolderId(ctx, tx, query), terms);
    const told = hits.slice(0, lengths.searchHits);
    return {
      items: await readSummaries(ctx, tx, told.slice(offset, offset + limit), terms),
      total: told.length,
      is_capped: hits.length > told.length,
    };
  });
}
