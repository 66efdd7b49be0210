import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { anyOf } from '../../../db/any-of.ts';
import { duplicateTemplates } from '../../templates/change/duplicate-templates.ts';
import { WorkflowFailure } from '../workflow-failure.ts';

type Copies = { readonly ids: readonly string[]; readonly prefix: string };

/**
 * Copies what this rule has no saved copy of, and no copy that a rule made: so copies never breed.
 * Which rule made a copy stands on the copy, and outlives the rule.
 */
export async function copyOnce(
  ctx: Context,
  tx: UserTransaction,
  ruleId: string,
  { ids, prefix }: Copies,
): Promise<number> {
  const originals = await tx
    .selectFrom('email_templates as template')
    .select('template.id')
    .where('template.id', '=', anyOf(ids))
    .where('template.user_id', '=', ctx.user.id)
    .where('template.copied_by_rule_id', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('email_templates as copy')
            .select('copy.id')
            .whereRef('copy.parent_template_id', '=', 'template.id')
            .where('copy.copied_by_rule_id', '=', ruleId)
            .where('copy.deleted_at', 'is', null),
        ),
      ),
    )
    .execute();
  const wanted = originals.map(({ id }) => id);
  const copies = { prefix, copied_by_rule_id: ruleId };
  const { failed, changed } = await duplicateTemplates(ctx, tx, wanted, copies);
  if (failed.length > 0) throw new WorkflowFailure(noPlace(failed));
  return changed;
}

function noPlace(failed: readonly { readonly name: string | null }[]): string {
  const [first] = failed;
  const what =
    failed.length === 1 && first?.name
      ? `a copy of “${first.name}”`
      : `${failed.length.toLocaleString('en')} of the copies`;
  return `There is no place left for ${what}.`;
}
