import { TemplateFolder } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../db/with-user.ts';
import type { Context } from '../context.ts';

/** The caller's folders, each with the number of templates that are saved in it. */
export function selectFolders({ user }: Pick<Context, 'user'>, tx: UserTransaction) {
  return tx
    .selectFrom('template_folders as folder')
    .leftJoin('template_counts as counted', (join) =>
      join
        .onRef('counted.user_id', '=', 'folder.user_id')
        .on('counted.kind', '=', 'folder')
        .on('counted.value', '=', sql<string>`folder.id::text`),
    )
    .select(['folder.id', 'folder.user_id', 'folder.name', 'folder.description', 'folder.color'])
    .select(['folder.created_at', 'folder.updated_at', 'counted.count'])
    .where('folder.user_id', '=', user.id);
}

type FolderRow = Awaited<ReturnType<ReturnType<typeof selectFolders>['executeTakeFirstOrThrow']>>;

export function toTemplateFolder({ count, ...row }: FolderRow): TemplateFolder {
  return TemplateFolder.parse({
    ...row,
    template_count: count ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  });
}
