import type { WorkflowExecution, WorkflowRule } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { actOn } from './act-on.ts';
import { inSavepoint } from './in-savepoint.ts';
import { logExecution } from '../executions/log-execution.ts';
import { templatesToActOn } from '../matching/templates-to-act-on.ts';
import { reasonOf } from './reason-of.ts';

type Occasion = {
  readonly trigger: WorkflowExecution['trigger'];
  /** What it happened to; null for a look at all templates. */
  readonly among: readonly string[] | null;
};

/**
 * Runs one rule and writes that down; null when there was nothing to do. A run that fails leaves
 * its reason and nothing else, and what set it off stands. No action ever sets off a rule: only
 * what a person does, does.
 */
export async function runRule(
  ctx: Context,
  tx: UserTransaction,
  rule: WorkflowRule,
  { trigger, among }: Occasion,
): Promise<WorkflowExecution | null> {
  const isAskedFor = trigger === 'manual';
  try {
    return await inSavepoint(tx, async () => {
      const found = await templatesToActOn(ctx, tx, rule, { among, isEveryOne: isAskedFor });
      const done = await actOn(ctx, tx, rule, found);
      const isIdle =
        done.messages.length === 0 && done.actions.every(({ changed }) => changed === 0);
      if (isIdle && !isAskedFor) return null;
      const templates = { count: found.length, examples: found.slice(0, 10) };
      const result = { templates, ...done };
      return logExecution(ctx, tx, rule, { trigger, status: 'success', result, error: null });
    });
  } catch (error) {
    const reason = `${reasonOf(ctx, rule.id, error)} Nothing was changed.`;
    return logExecution(ctx, tx, rule, { trigger, status: 'failed', result: null, error: reason });
  }
}
