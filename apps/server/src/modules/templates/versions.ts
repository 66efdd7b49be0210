import {
  TemplateVersion,
  type TemplateVersionList,
  lengths,
  writtenFields,
} from '@replysmith/contract';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import { anyOf } from '../../platform/db/database.ts';
import type { TemplateVersions } from '../../platform/db/schema.ts';
import { columnsOf, pick, withIsoTimes } from '../../platform/db/rows.ts';
import { readAsUser, type UserTransaction, type UserReads } from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { type Words, findTemplate, storedVariables } from './template-rows.ts';

const templateVersionColumns = columnsOf(TemplateVersion);

type TemplateVersionRow = Pick<
  Selectable<TemplateVersions>,
  (typeof templateVersionColumns)[number]
>;

const StoredVersion = TemplateVersion.extend(storedVariables);

function toTemplateVersion(row: TemplateVersionRow): TemplateVersion {
  return StoredVersion.parse(withIsoTimes(row));
}

/** The earlier texts of a template. */
export async function listTemplateVersions(
  ctx: Context,
  { template_id }: { readonly template_id: string },
): Promise<TemplateVersionList> {
  const rows = await readAsUser(ctx, async (tx) => {
    await findTemplate(ctx, tx, template_id);
    return tx
      .selectFrom('template_versions')
      .select(templateVersionColumns)
      .where('template_id', '=', template_id)
      .where('user_id', '=', ctx.user.id)
      .orderBy('version', 'desc')
      .execute();
  });
  return { items: rows.map(toTemplateVersion) };
}

export async function findWords(
  ctx: Context,
  tx: UserReads,
  id: string,
  version: number,
): Promise<Words> {
  const row = await tx
    .selectFrom('template_versions')
    .select(templateVersionColumns)
    .where('template_id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return pick(toTemplateVersion(row), writtenFields);
}

/** Stores the texts that are about to be replaced, and keeps the latest fifty of each template. */
export async function keepVersions(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<void> {
  const versionColumns = columnsOf(TemplateVersion, ['template_id', 'created_at']);
  await tx
    .insertInto('template_versions')
    .columns(['template_id', 'user_id', ...versionColumns, 'created_at'])
    .expression((old) =>
      old
        .selectFrom('email_templates')
        .select(['id', 'user_id', ...versionColumns])
        .select(sql<Date>`${ctx.now().toISOString()}::timestamptz`.as('created_at'))
        .where('id', '=', anyOf(ids))
        .where('user_id', '=', ctx.user.id),
    )
    .execute();
  await tx
    .deleteFrom('template_versions as old')
    .using('email_templates as template')
    .whereRef('template.id', '=', 'old.template_id')
    .whereRef(
      'old.version',
      '<=',
      sql<number>`template.version - ${sql.lit(lengths.templateVersions)}`,
    )
    .where('old.template_id', '=', anyOf(ids))
    .where('old.user_id', '=', ctx.user.id)
    .execute();
}
