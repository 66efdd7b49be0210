import { type PreviewWorkflowRequest, type WorkflowPreview, lengths } from '@replysmith/contract';
import type { Context } from '../../platform/context/context.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import { assertOwnFolder } from '../templates/folders.ts';
import { withTemplates } from '../templates/template-rows.ts';
import {
  type FoundTemplate,
  assertNotTooMany,
  fittingTemplates,
  isAboutState,
} from './matching.ts';
import { actOn, reasonOf, withoutTrace } from './run.ts';

/** What a rule would do to the present templates: it is carried out and rolled back. */
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
