import {
  type NamedWorkflowRule,
  type WorkflowAction,
  type WorkflowExecution,
  type WorkflowRule,
  errorCodes,
  lengths,
} from '@replysmith/contract';
import { sql } from 'kysely';
import type { Context, TemplateEvent } from '../../platform/context/context.ts';
import { anyOf } from '../../platform/db/database.ts';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import {
  type Outcome,
  archiveTemplates,
  duplicateTemplates,
  favoriteTemplates,
  moveTemplates,
  tagTemplates,
} from '../templates/bulk-actions.ts';
import { ensureFolder } from '../templates/folders.ts';
import { withTemplates } from '../templates/template-rows.ts';
import { logExecution } from './executions.ts';
import { type FoundTemplate, templatesToActOn } from './matching.ts';
import { WorkflowFailure, findWorkflowRule, readWorkflowRule, selectRules } from './rules.ts';

/** Runs a rule now, active or not, on every template that matches its trigger and conditions. */
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

/**
 * Runs the caller's rules for this event, in the transaction of what the person did. Actions of a
 * rule never call this, so no rule can trigger another one or itself.
 */
export async function triggerWorkflows(
  ctx: Context,
  tx: UserTransaction,
  { type, ids }: TemplateEvent,
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await selectRules(ctx, tx)
    .where('is_active', '=', true)
    .where(sql`trigger ->> 'type'`, '=', type)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of rows) {
    const rule = readWorkflowRule(row);
    if (rule) await runRule(ctx, tx, rule, { trigger: type, among: ids });
    else await restUnreadable(ctx, tx, row, type);
  }
}

type Occasion = {
  readonly trigger: WorkflowExecution['trigger'];
  /** The templates that the event is about; null for all templates. */
  readonly among: readonly string[] | null;
};

/**
 * Runs one rule and logs that. Returns null when there was nothing to do. A failed run is rolled
 * back, and only its reason is logged; what triggered it stays. Actions of a rule never trigger
 * rules.
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

/** The parts of a rule that its actions need. */
type Acting = Pick<WorkflowRule, 'id' | 'actions'>;

type Done = Pick<NonNullable<WorkflowExecution['result']>, 'actions' | 'messages'>;

/** Carries out the actions of a rule in order on the templates it found. */
export async function actOn(
  ctx: Context,
  tx: UserTransaction,
  rule: Acting,
  found: readonly FoundTemplate[],
): Promise<Done> {
  const ids = found.map(({ id }) => id);
  const actions: Done['actions'] = [];
  for (const action of rule.actions) {
    actions.push({ type: action.type, changed: await applyAction(ctx, tx, rule.id, action, ids) });
  }
  return { actions, messages: ids.length > 0 ? rule.actions.flatMap(messageOf) : [] };
}

function messageOf(action: WorkflowAction): string[] {
  return action.type === 'notify' ? [action.parameters.message] : [];
}

/** Carries out one action in batches. Returns how many templates it changed. */
async function applyAction(
  ctx: Context,
  tx: UserTransaction,
  ruleId: string,
  action: WorkflowAction,
  ids: readonly string[],
): Promise<number> {
  let changed = 0;
  for (let start = 0; start < ids.length; start += lengths.bulkChange) {
    const some = ids.slice(start, start + lengths.bulkChange);
    changed += await applyToSome(ctx, tx, ruleId, action, some);
  }
  return changed;
}

async function applyToSome(
  ctx: Context,
  tx: UserTransaction,
  ruleId: string,
  action: WorkflowAction,
  ids: readonly string[],
): Promise<number> {
  switch (action.type) {
    case 'tag':
      return allChanged(await tagTemplates(ctx, tx, ids, action.parameters.tags));
    case 'move': {
      const folder = await ensureFolder(ctx, tx, action.parameters.folder_name);
      return allChanged(await moveTemplates(ctx, tx, ids, folder));
    }
    case 'archive':
      return allChanged(await archiveTemplates(ctx, tx, ids));
    case 'favorite':
      return allChanged(await favoriteTemplates(ctx, tx, ids, true));
    case 'duplicate':
      return copyOnce(ctx, tx, ruleId, { ids, prefix: action.parameters.prefix });
    case 'notify':
      return 0;
  }
}

/** Throws when a template could not be changed, since a run does everything or nothing. */
function allChanged({ changed, failed: [first] }: Outcome): number {
  if (!first) return changed;
  throw new WorkflowFailure(`“${first.name ?? 'A template'}”: ${first.reason}.`);
}

type Copies = { readonly ids: readonly string[]; readonly prefix: string };

/**
 * Copies templates of which this rule has no saved copy, but never a template that a rule copied.
 * The copy stores the rule's id, also after the rule is deleted.
 */
async function copyOnce(
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
  const originalIds = originals.map(({ id }) => id);
  const copies = { prefix, copied_by_rule_id: ruleId };
  const { failed, changed } = await duplicateTemplates(ctx, tx, originalIds, copies);
  if (failed.length > 0) throw new WorkflowFailure(overLimitText(failed));
  return changed;
}

function overLimitText(failed: readonly { readonly name: string | null }[]): string {
  const [first] = failed;
  const what =
    failed.length === 1 && first?.name
      ? `a copy of “${first.name}”`
      : `${failed.length.toLocaleString('en')} of the copies`;
  return `There is no slot left for ${what}.`;
}

/** Why a run failed or would fail, as a sentence for its owner. */
export function reasonOf({ log, user }: Context, ruleId: string | null, error: unknown): string {
  if (error instanceof AppError || error instanceof WorkflowFailure) return error.message;
  log.error({ err: error, userId: user.id, ruleId }, 'a workflow failed');
  return 'Something went wrong on our side.';
}

/** Deactivates a rule that can no longer be read, and logs that once. */
export async function restUnreadable(
  ctx: Context,
  tx: UserTransaction,
  { id, name }: NamedWorkflowRule,
  trigger: WorkflowExecution['trigger'],
): Promise<void> {
  await tx
    .updateTable('workflow_rules')
    .set({ is_active: false, next_run_at: null })
    .where('id', '=', id)
    .where('user_id', '=', ctx.user.id)
    .execute();
  const error = errorCodes.workflow_unreadable.message;
  await logExecution(ctx, tx, { id, name }, { trigger, status: 'failed', result: null, error });
}

/** Does the work in a savepoint, so that a failure leaves the transaction as it was before. */
async function inSavepoint<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`SAVEPOINT workflow`.execute(tx);
  try {
    const result = await work();
    await sql`RELEASE SAVEPOINT workflow`.execute(tx);
    return result;
  } catch (error) {
    await undo(tx);
    throw error;
  }
}

/** Does the work and rolls it back, whether or not it fails. */
export async function withoutTrace<Result>(
  tx: UserTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`SAVEPOINT workflow`.execute(tx);
  try {
    return await work();
  } finally {
    await undo(tx);
  }
}

async function undo(tx: UserTransaction): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT workflow`.execute(tx);
  await sql`RELEASE SAVEPOINT workflow`.execute(tx);
}
