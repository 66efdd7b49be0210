import type { CreateWorkflowRuleRequest, WorkflowPreview } from '@replysmith/contract';
import { sql } from 'kysely';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { assertOwnFolder } from '../../template-folders/assert-own-folder.ts';
import { fittingTemplates } from './fitting-templates.ts';
import { wouldChange } from './would-change.ts';

const examples = 10;

/** What a rule would do to the templates there are now. Changes nothing. */
export async function previewWorkflow(
  ctx: Context,
  rule: CreateWorkflowRuleRequest,
): Promise<WorkflowPreview> {
  return withUser(ctx, async (tx) => {
    await assertOwnFolder(ctx, tx, rule.conditions.folder_id, 'conditions.folder_id');
    const fitting = fittingTemplates(ctx, tx, rule);
    const counts = rule.actions.map(
      (action) => sql<string>`count(*) FILTER (WHERE ${wouldChange(action, null)})`,
    );
    const { count, changes } = await fitting
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .select(sql<string[]>`ARRAY[${sql.join(counts)}]::text[]`.as('changes'))
      .executeTakeFirstOrThrow();
    const newest = await fitting
      .select(['template.id', 'template.name'])
      .orderBy('template.created_at', 'desc')
      .orderBy('template.id')
      .limit(examples)
      .execute();
    return {
      templates: { count: Number(count), examples: newest },
      actions: rule.actions.map(({ type }, index) => ({
        type,
        changes: Number(changes[index] ?? 0),
      })),
    };
  });
}
