import type { WorkflowExecution } from '@replysmith/contract';
import type { Context } from '../../context.ts';
import { withTemplates } from '../../templates/with-templates.ts';
import { findWorkflowRule } from '../rules/find-workflow-rule.ts';
import { runRule } from './run-rule.ts';

/** Runs a rule now, at rest or not, on every template that its trigger and conditions fit. */
export async function runWorkflow(
  ctx: Context,
  { rule_id }: { readonly rule_id: string },
): Promise<WorkflowExecution> {
  return withTemplates(ctx, async (tx) => {
    const rule = await findWorkflowRule(ctx, tx, rule_id);
    const execution = await runRule(ctx, tx, rule, { trigger: 'manual', among: null });
    if (!execution) throw new Error('A run that was asked for is always written down.');
    return execution;
  });
}
