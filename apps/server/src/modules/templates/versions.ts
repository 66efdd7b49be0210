import { TemplateVersion, type TemplateVersionList, lengths } from '@replysmith/contract';
import { type Selectable, sql } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import { anyOf } from '../../platform/db/database.ts';
import type { TemplateVersions } from '../../platform/db/schema.ts';
import { type UserTransaction, withUser } from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { type Words, findTemplate } from './template-rows.ts';

const templateVersionColumns = [
  'template_id',
  'version',
  'name',
  'subject_line',
  'email_content',
  'category',
  'tags',
  'description',
  'template_variables',
  'stage',
  'optimization_score',
  'score_version',
  'created_at',
] as const satisfies readonly (keyof TemplateVersions)[];

type TemplateVersionRow = Pick<
  Selectable<TemplateVersions>,
  (typeof templateVersionColumns)[number]
>;

/** What was stored in a shape that is no longer read is left out, not a reason to fail. */
const StoredVersion = TemplateVersion.extend({
  template_variables: TemplateVersion.shape.template_variables.catch([]),
});

function toTemplateVersion(row: TemplateVersionRow): TemplateVersion {
  return StoredVersion.parse({ ...row, created_at: row.created_at.toISOString() });
}

/** The texts that a template had before its present one. */
export async function listTemplateVersions(
  ctx: Context,
  { template_id }: { readonly template_id: string },
): Promise<TemplateVersionList> {
  const rows = await withUser(ctx, async (tx) => {
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
  tx: UserTransaction,
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
  const { name, subject_line, email_content, category, tags, description, ...rest } =
    toTemplateVersion(row);
  const { template_variables, stage } = rest;
  return {
    ...{ name, subject_line, email_content, category, tags, description },
    ...{ template_variables, stage },
  };
}

/** Keeps the texts that are about to be replaced, the latest fifty of each template. */
export async function keepVersions(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<void> {
  const now = ctx.now();
  await tx
    .insertInto('template_versions')
    .columns([
      ...(['template_id', 'user_id', 'version', 'name', 'subject_line', 'email_content'] as const),
      ...(['category', 'tags', 'description', 'template_variables', 'stage'] as const),
      ...(['optimization_score', 'score_version', 'created_at'] as const),
    ])
    .expression((old) =>
      old
        .selectFrom('email_templates')
        .select(['id', 'user_id', 'version', 'name', 'subject_line', 'email_content'])
        .select(['category', 'tags', 'description', 'template_variables', 'stage'])
        .select(['optimization_score', 'score_version'])
        .select(sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'))
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
