import type { WorkflowRule } from '@replysmith/contract';
import { sql } from 'kysely';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { anyOf } from '../../../db/any-of.ts';
import { duplicateTemplates } from '../../templates/change/duplicate-templates.ts';
import { wouldChange } from '../matching/would-change.ts';
import { WorkflowFailure } from './workflow-failure.ts';

type Copies = { readonly ids: readonly string[]; readonly prefix: string };

/**
 * Copies what this rule has no copy of yet, and marks each copy: no rule copies it again, so that
 * copies never breed.
 */
export async function copyOnce(
  ctx: Context,
  tx: UserTransaction,
  rule: WorkflowRule,
  { ids, prefix }: Copies,
): Promise<number> {
  const originals = await tx
    .selectFrom('email_templates as template')
    .select('template.id')
    .where('template.id', '=', anyOf(ids))
    .where('template.user_id', '=', ctx.user.id)
    .where(wouldChange({ type: 'duplicate', parameters: { prefix } }, rule.id))
    .execute();
  const wanted = originals.map(({ id }) => id);
  const { done, failed } = await duplicateTemplates(ctx, tx, wanted, { prefix });
  if (failed.length > 0) throw new WorkflowFailure(noPlace(failed));
  const copies = done.flatMap(({ copy_id }) => copy_id ?? []);
  await sql`
    INSERT INTO workflow_matches (rule_id, template_id, user_id, is_copy, matched_at)
    SELECT ${rule.id}, copy_id, ${ctx.user.id}, true, ${ctx.now()}
    FROM unnest(${copies}::uuid[]) AS copy_id
  `.execute(tx);
  return copies.length;
}

function noPlace(failed: readonly { readonly name: string | null }[]): string {
  const [first] = failed;
  const what =
    failed.length === 1 && first?.name
      ? `a copy of “${first.name}”`
      : `${failed.length.toLocaleString('en')} of the copies`;
  return `There is no place left for ${what}. Nothing was changed.`;
}
