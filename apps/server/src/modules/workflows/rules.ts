import {
  type CreateWorkflowRuleRequest,
  type NamedWorkflowRule,
  type UpdateWorkflowRuleRequest,
  WorkflowRule,
  type WorkflowRuleList,
  type WorkflowTrigger,
  lengths,
} from '@replysmith/contract';
import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context/context.ts';
import type { WorkflowRules } from '../../platform/db/schema.ts';
import { lockOf, once } from '../../platform/context/idempotency.ts';
import {
  readAsUser,
  type UserTransaction,
  withUser,
  type UserReads,
} from '../../platform/db/with-user.ts';
import { AppError } from '../../platform/errors.ts';
import { assertOwnFolder } from '../templates/folders.ts';
import { columnsOf, withIsoTimes } from '../../platform/db/rows.ts';

const workflowRuleColumns = columnsOf(WorkflowRule);

type WorkflowRuleRow = Pick<Selectable<WorkflowRules>, (typeof workflowRuleColumns)[number]>;

/** For rows that this version has just written. */
function toWorkflowRule(row: WorkflowRuleRow): WorkflowRule {
  return WorkflowRule.parse(withIsoTimes(row));
}

/** Null for a rule that another version of the product wrote in another shape. */
export function readWorkflowRule(row: WorkflowRuleRow): WorkflowRule | null {
  return WorkflowRule.safeParse(withIsoTimes(row)).data ?? null;
}

export async function listWorkflowRules(ctx: Context): Promise<WorkflowRuleList> {
  const rows = await readAsUser(ctx, (tx) =>
    selectRules(ctx, tx).orderBy('created_at').orderBy('id').execute(),
  );
  return {
    items: rows.flatMap((row) => readWorkflowRule(row) ?? []),
    unreadable: rows
      .filter((row) => readWorkflowRule(row) === null)
      .map(({ id, name }) => ({ id, name })),
  };
}

const hour = 3_600_000;
const day = 24 * hour;

/**
 * When a rule with this trigger is next due after `now`; null for a trigger by events, and for an
 * inactive rule.
 */
export function nextRun(trigger: WorkflowTrigger, isActive: boolean, now: Date): Date | null {
  if (!isActive) return null;
  if (trigger.type === 'low_performance') return startOf(hour, now.getTime() + hour);
  if (trigger.type !== 'schedule') return null;
  const first = startOf(day, now.getTime()).getTime() + trigger.hour * hour;
  const moments = Array.from({ length: 8 }, (_, days) => new Date(first + days * day));
  const isWanted = (moment: Date) =>
    moment > now && (trigger.weekday === null || moment.getUTCDay() === trigger.weekday);
  return moments.find(isWanted) ?? null;
}

/** The next time after a failed run: at most once a day, not every hour. */
export function nextAttempt(trigger: WorkflowTrigger, now: Date): Date | null {
  const isHourly = trigger.type === 'low_performance';
  return isHourly ? new Date(now.getTime() + day) : nextRun(trigger, true, now);
}

function startOf(span: number, time: number): Date {
  return new Date(Math.floor(time / span) * span);
}

/** Adds a rule. With the same key it is added once. */
export async function createWorkflowRule(
  ctx: Context,
  input: CreateWorkflowRuleRequest,
  key: string | null = null,
): Promise<WorkflowRule> {
  const { trigger, conditions, actions, ...words } = input;
  const now = ctx.now();
  const call = { key, request: { call: 'create-workflow', input }, reply: WorkflowRule };
  const add = async (tx: UserTransaction) => {
    await assertRoomForOneMore(ctx, tx);
    await assertOwnFolder(ctx, tx, conditions.folder_id, 'conditions.folder_id');
    const row = await tx
      .insertInto('workflow_rules')
      .values({
        ...words,
        id: ctx.newId(),
        user_id: ctx.user.id,
        trigger: JSON.stringify(trigger),
        conditions: JSON.stringify(conditions),
        actions: JSON.stringify(actions),
        next_run_at: nextRun(trigger, words.is_active, now),
        created_at: now,
        updated_at: now,
      })
      .returning(workflowRuleColumns)
      .executeTakeFirstOrThrow();
    return toWorkflowRule(row);
  };
  return withUser(ctx, (tx) => once(ctx, tx, call, () => add(tx)), {
    lock: lockOf(ctx.user.id, 'workflows'),
  });
}

/**
 * Changes only the fields that are given. A change of the trigger or the conditions makes every
 * template count as unhandled.
 */
export async function updateWorkflowRule(
  ctx: Context,
  id: string,
  { trigger, conditions, actions, ...words }: UpdateWorkflowRuleRequest,
): Promise<WorkflowRule> {
  const now = ctx.now();
  return withUser(ctx, async (tx) => {
    const rule = await findWorkflowRule(ctx, tx, id);
    await assertOwnFolder(ctx, tx, conditions?.folder_id, 'conditions.folder_id');
    const isActive = words.is_active ?? rule.is_active;
    const isDueAnew = trigger !== undefined || isActive !== rule.is_active;
    if (trigger ?? conditions) {
      await tx
        .deleteFrom('workflow_matches')
        .where('rule_id', '=', id)
        .where('user_id', '=', ctx.user.id)
        .execute();
    }
    const row = await tx
      .updateTable('workflow_rules')
      .set({
        ...words,
        ...(trigger && { trigger: JSON.stringify(trigger) }),
        ...(conditions && { conditions: JSON.stringify(conditions) }),
        ...(actions && { actions: JSON.stringify(actions) }),
        ...(isDueAnew && { next_run_at: nextRun(trigger ?? rule.trigger, isActive, now) }),
        updated_at: now,
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .returning(workflowRuleColumns)
      .executeTakeFirstOrThrow();
    return toWorkflowRule(row);
  });
}

/** Deletes a rule softly. What it did stays, and it can be restored for 30 days. */
export async function deleteWorkflowRule(ctx: Context, id: string): Promise<NamedWorkflowRule> {
  const deleted = await withUser(ctx, (tx) =>
    tx
      .updateTable('workflow_rules')
      .set({ deleted_at: ctx.now() })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('deleted_at', 'is', null)
      .returning(['id', 'name'])
      .executeTakeFirst(),
  );
  if (!deleted) throw new AppError('workflow_not_found');
  return deleted;
}

/**
 * Restores a deleted rule with its record of handled templates. One that is not deleted stays as it
 * is.
 */
export async function restoreWorkflowRule(
  ctx: Context,
  { rule_id: id }: { readonly rule_id: string },
): Promise<NamedWorkflowRule> {
  return withUser(ctx, async (tx) => {
    const rule = await tx
      .selectFrom('workflow_rules')
      .select(['id', 'name', 'deleted_at'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .forUpdate()
      .executeTakeFirst();
    if (!rule) throw new AppError('workflow_not_found');
    if (rule.deleted_at) {
      await assertRoomForOneMore(ctx, tx);
      await tx
        .updateTable('workflow_rules')
        .set({ deleted_at: null })
        .where('id', '=', id)
        .where('user_id', '=', ctx.user.id)
        .execute();
    }
    return { id, name: rule.name };
  });
}

/** One of the caller's rules, locked until the transaction ends. */
export async function findWorkflowRule(
  ctx: Context,
  tx: UserTransaction,
  id: string,
): Promise<WorkflowRule> {
  const row = await selectRules(ctx, tx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new AppError('workflow_not_found');
  const rule = readWorkflowRule(row);
  if (!rule) throw new AppError('workflow_unreadable');
  return rule;
}

/** The caller's rules, without deleted ones. */
export function selectRules(ctx: Context, tx: UserReads) {
  return tx
    .selectFrom('workflow_rules')
    .select(workflowRuleColumns)
    .where('user_id', '=', ctx.user.id)
    .where('deleted_at', 'is', null);
}

/**
 * Throws when no room is left. Locks the row of the profile, so that concurrent calls take turns.
 */
async function assertRoomForOneMore(ctx: Context, tx: UserTransaction): Promise<void> {
  await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', ctx.user.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const rules = await selectRules(ctx, tx).clearSelect().select('id').execute();
  if (rules.length < lengths.workflows) return;
  throw new AppError('too_many_workflows', { values: { count: String(lengths.workflows) } });
}

/** A reason for which a run cannot be done, as a sentence for the log. The run is rolled back. */
export class WorkflowFailure extends Error {}
