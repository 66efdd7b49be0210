import { lengths } from '@replysmith/contract';
import { sql } from 'kysely';
import { anyOf } from '../../../db/any-of.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';

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
