import type { TemplateFacets } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

const tagsShown = 100;

/** How many templates the caller has of each kind, as the database keeps count. */
export function getTemplateFacets(ctx: Context): Promise<TemplateFacets> {
  return withUser(ctx, async (tx) => {
    const counts = tx.selectFrom('template_counts').where('user_id', '=', ctx.user.id);
    const rows = await counts
      .select(['kind', 'value', 'count'])
      .where('kind', 'in', ['saved', 'trash', 'favorite', 'category'])
      .unionAll(
        counts
          .select(['kind', 'value', 'count'])
          .where('kind', '=', 'folder')
          .where('value', '=', ''),
      )
      .execute();
    const tags = await counts
      .select(['value as name', 'count'])
      .where('kind', '=', 'tag')
      .orderBy('count', 'desc')
      .orderBy('value')
      .limit(tagsShown)
      .execute();
    const countOf = (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
    return {
      saved: countOf('saved'),
      unorganized: countOf('folder'),
      favorites: countOf('favorite'),
      trash: countOf('trash'),
      categories: rows
        .filter(({ kind }) => kind === 'category')
        .map(({ value, count }) => ({ name: value, count }))
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
      tags,
    };
  });
}
