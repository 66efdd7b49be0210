import { type EmailTemplate, writtenFields } from '@replysmith/contract';
import { sql } from 'kysely';
import { anyOf } from '../../platform/db/database.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { insertTemplates, selectTemplates, toEmailTemplate } from './template-rows.ts';
import { pick } from '../../platform/db/rows.ts';

type Copying = {
  /** The name of a copy, from the original's. */
  readonly nameOf: (name: string) => string;
  /** The folder of the copies; left out, that of the original. */
  readonly folder_id?: string | null;
  /** The workflow that makes the copies. */
  readonly copied_by_rule_id?: string;
};

/** Texts loaded at a time. */
const batch = 50;

/**
 * Copies templates for which places were taken, and counts the copies on the originals. Returns the
 * ids of the copies in the same order.
 */
export async function copyTemplates(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
  { nameOf, folder_id, copied_by_rule_id }: Copying,
): Promise<string[]> {
  const copies: string[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    const originals = await inOrder(ctx, tx, ids.slice(from, from + batch));
    const made = await insertTemplates(
      ctx,
      tx,
      originals.map((original) => ({
        ...pick(original, writtenFields),
        name: nameOf(original.name),
        folder_id: folder_id === undefined ? original.folder_id : folder_id,
        optimization_score: original.optimization_score,
        score_version: original.score_version,
        parent_template_id: original.id,
        copied_by_rule_id: copied_by_rule_id ?? null,
      })),
    );
    copies.push(...made);
  }
  await tx
    .updateTable('email_templates')
    .set({ clone_count: sql`clone_count + 1` })
    .where('id', '=', anyOf(ids))
    .where('user_id', '=', ctx.user.id)
    .execute();
  await sql`
    INSERT INTO template_usage_analytics (template_id, user_id, usage_type, created_at)
    SELECT template_id, ${ctx.user.id}, 'clone', ${ctx.now()}
    FROM unnest(${[...ids]}::uuid[]) AS template_id
  `.execute(tx);
  return copies;
}

async function inOrder(
  ctx: Context,
  tx: UserTransaction,
  ids: readonly string[],
): Promise<EmailTemplate[]> {
  const rows = await selectTemplates(ctx, tx).where('template.id', '=', anyOf(ids)).execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    return row ? [toEmailTemplate(row)] : [];
  });
}
