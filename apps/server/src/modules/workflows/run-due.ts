import { withOperator } from '../../platform/db/with-user.ts';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import { type Context, type Services, onBehalfOf } from '../../platform/context/context.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import { withTemplates } from '../templates/template-rows.ts';
import { nextAttempt, nextRun, readWorkflowRule, selectRules } from './rules.ts';
import { restUnreadable, runRule } from './run.ts';

type Due = { readonly id: string; readonly user_id: string };

/**
 * Runs every rule that is due once, however long ago it became due. Returns how many were due, and
 * how many could not be run and will be tried again.
 */
export async function runDueWorkflows(
  services: Services,
  actor: Actor,
): Promise<{ readonly due: number; readonly failed: number }> {
  assertMayActOnEverybody(actor);
  const counts = { due: 0, failed: 0 };
  await eachOfMany(
    (after, limit) => dueRules(services, after, limit),
    async (rule) => {
      counts.due += 1;
      try {
        await runDue(onBehalfOf(services, rule.user_id), rule);
      } catch (error) {
        counts.failed += 1;
        services.log.warn({ err: error, ruleId: rule.id }, 'could not run a workflow');
      }
      return true;
    },
  );
  return counts;
}

async function dueRules(
  { db, now }: Services,
  after: string | null,
  limit: number,
): Promise<Due[]> {
  return withOperator(db, (tx) =>
    tx
      .selectFrom('workflow_rules')
      .select(['id', 'user_id'])
      .where('is_active', '=', true)
      .where('deleted_at', 'is', null)
      .where('next_run_at', '<=', now())
      .$if(after !== null, (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}

/** Stores the effects of the run and the next due time together, or neither. */
async function runDue(ctx: Context, { id }: Due): Promise<void> {
  const now = ctx.now();
  await withTemplates(ctx, async (tx) => {
    const row = await selectRules(ctx, tx)
      .where('id', '=', id)
      .where('is_active', '=', true)
      .where('next_run_at', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    const rule = readWorkflowRule(row);
    if (!rule) return restUnreadable(ctx, tx, row, 'schedule');
    const { trigger } = rule;
    // Rules triggered by events are never due by time.
    if (trigger.type === 'template_create' || trigger.type === 'high_usage') return;
    const execution = await runRule(ctx, tx, rule, { trigger: trigger.type, among: null });
    const hasFailed = execution?.status === 'failed';
    await tx
      .updateTable('workflow_rules')
      .set({ next_run_at: hasFailed ? nextAttempt(trigger, now) : nextRun(trigger, true, now) })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
  });
}
