import { lengths, type ChangeTemplatesRequest } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { filterTemplates } from '../list/filter-templates.ts';
import { withFolderId } from '../list/with-folder-id.ts';

type Matching = Extract<ChangeTemplatesRequest['of'], { matching: unknown }>['matching'];

type Part = { readonly ids: string[]; readonly next: string | null };

/**
 * The next of those that a filter shows. They come by id, so that each has its turn once, also
 * when what is done to the earlier ones takes them out of the filter.
 */
export async function nextMatching(
  ctx: Context,
  tx: UserTransaction,
  { filter, made_before, except, after }: Matching,
): Promise<Part> {
  const rows = await filterTemplates(ctx, tx, await withFolderId(ctx, tx, filter))
    .select('own_templates.id')
    .where('created_at', '<', new Date(made_before))
    .where('own_templates.id', '<>', sql<string>`ALL(${except}::uuid[])`)
    .$if(after !== null, (rest) => rest.where('own_templates.id', '>', after ?? ''))
    .orderBy('own_templates.id')
    .limit(lengths.bulkChange)
    .execute();
  const ids = rows.map(({ id }) => id);
  return { ids, next: ids.length === lengths.bulkChange ? (ids.at(-1) ?? null) : null };
}
