import { lengths, type PreviewWorkflowRequest, type WorkflowPreview } from '@replysmith/contract';
import type { Context } from '../../context.ts';
import type { UserTransaction } from '../../../db/with-user.ts';
import { assertOwnFolder } from '../../template-folders/assert-own-folder.ts';
import { withTemplates } from '../../templates/with-templates.ts';
import { assertNotTooMany } from '../matching/assert-not-too-many.ts';
import { isAboutState } from '../matching/conditions-of.ts';
import { fittingTemplates } from '../matching/fitting-templates.ts';
import type { FoundTemplate } from '../matching/templates-to-act-on.ts';
import { actOn } from './act-on.ts';
import { withoutTrace } from './in-savepoint.ts';
import { reasonOf } from './reason-of.ts';

/** What a rule would do to the templates there are now: it is done, and taken back. */
export async function previewWorkflow(
  ctx: Context,
  rule: PreviewWorkflowRequest,
): Promise<WorkflowPreview> {
  return withTemplates(ctx, async (tx) => {
    await assertOwnFolder(ctx, tx, rule.conditions.folder_id, 'conditions.folder_id');
    const fitting = fittingTemplates(ctx, tx, rule);
    const { count } = await fitting
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    const newest = await fitting
      .select(['template.id', 'template.name'])
      .orderBy('template.created_at', 'desc')
      .orderBy('template.id')
      .limit(lengths.bulkChange)
      .execute();
    return {
      templates: { count: Number(count), examples: newest.slice(0, 10) },
      tried: newest.length,
      ...(await tryOn(ctx, tx, rule, { count: Number(count), found: newest })),
    };
  });
}

async function tryOn(
  ctx: Context,
  tx: UserTransaction,
  { rule_id, trigger, actions }: PreviewWorkflowRequest,
  { count, found }: { readonly count: number; readonly found: readonly FoundTemplate[] },
): Promise<Pick<WorkflowPreview, 'actions' | 'error'>> {
  try {
    if (!isAboutState(trigger)) assertNotTooMany(count);
    const rule = { id: rule_id ?? ctx.newId(), actions };
    const done = await withoutTrace(tx, () => actOn(ctx, tx, rule, found));
    const changes = done.actions.map(({ type, changed }) => ({ type, changes: changed }));
    return { actions: changes, error: null };
  } catch (error) {
    return { actions: [], error: reasonOf(ctx, rule_id, error) };
  }
}
