import {
  type RefreshUserTipsRequest,
  type UpdateUserTipRequest,
  UserTip,
  type UserTipPage,
  type UserTipQuery,
} from '@replysmith/contract';
import { type Expression, sql } from 'kysely';
import { anyOf } from '../../platform/db/database.ts';
import {
  readAsUser,
  type UserTransaction,
  withUser,
  type UserReads,
} from '../../platform/db/with-user.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { lockOf } from '../../platform/context/idempotency.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';
import { byUrgency } from './conditions.ts';
import { type TipStep, planTips } from './plan.ts';
import { withIsoTimes } from '../../platform/db/rows.ts';

/** Emails needed on each side of the day that a tip was applied, and the most that are used. */
const fewest = 5;
const mostEmails = 20;

/** The categories of tips that concern the scores of drafts. */
const aboutScores = ['performance', 'optimization', 'skill_building'];

/** The caller's tips with their catalogue entries and, where applied, their effect. */
function selectUserTips(ctx: Context, tx: UserReads) {
  return tx
    .selectFrom('user_tips as tip')
    .innerJoin('tip_templates as template', 'template.id', 'tip.tip_template_id')
    .where('tip.user_id', '=', ctx.user.id)
    .select(['tip.id', 'tip.tip_template_id', 'template.category', 'template.priority'])
    .select(['tip.generated_content', 'tip.status', 'tip.created_at', 'tip.dismissed_at'])
    .select(['tip.dismissal_reason', 'tip.applied_at'])
    .select([draftsBefore(ctx).as('before'), draftsSince(ctx).as('since')]);
}

type Drafts = { readonly count: number; readonly average: number | null } | null;

const draftsBefore = (ctx: Context) => draftsOf(ctx, sql`created_at < tip.applied_at`, 'DESC');
const draftsSince = (ctx: Context) => draftsOf(ctx, sql`created_at >= tip.applied_at`, 'ASC');

/** The scores of the drafts nearest to the day that a tip was applied. */
function draftsOf(ctx: Context, when: Expression<unknown>, order: 'ASC' | 'DESC') {
  return sql<Drafts>`CASE WHEN tip.status = 'applied' THEN (
    SELECT json_build_object('count', count(*), 'average', avg(original_score)) FROM (
      SELECT original_score FROM optimization_analytics
      WHERE user_id = ${ctx.user.id} AND ${when} AND ${isOfThisVersion()}
      ORDER BY created_at ${sql.raw(order)} LIMIT ${mostEmails}
    ) AS draft
  ) END`;
}

type UserTipRow = Awaited<ReturnType<ReturnType<typeof selectUserTips>['executeTakeFirstOrThrow']>>;

function toUserTip({ before, since, ...row }: UserTipRow): UserTip {
  return UserTip.parse({
    ...withIsoTimes(row),
    effect: aboutScores.includes(row.category) ? effectOf(before, since) : null,
  });
}

function effectOf(before: Drafts, since: Drafts): UserTip['effect'] {
  if (!before || !since || before.count < fewest || since.count < fewest) return null;
  return {
    before: rounded(before.average ?? 0),
    after: rounded(since.average ?? 0),
    emails: since.count,
  };
}

const rounded = (points: number) => Math.round(points * 100) / 100;

/**
 * The caller's tips as last refreshed: active ones by priority, others by when they were decided,
 * newest first. All are read, since there are about as many as catalogue entries.
 */
export async function listUserTips(
  ctx: Context,
  { status, category, limit }: UserTipQuery,
): Promise<UserTipPage> {
  const rows = await readAsUser(ctx, (tx) =>
    selectUserTips(ctx, tx)
      .where('tip.status', '=', status)
      .$if(category !== undefined, (tips) => tips.where('template.category', '=', category ?? ''))
      .orderBy(({ fn }) => fn.coalesce('tip.dismissed_at', 'tip.applied_at'), 'desc')
      .orderBy('tip.id')
      .execute(),
  );
  const tips = rows.map(toUserTip);
  if (status === 'active') tips.sort(byUrgency);
  return { items: tips.slice(0, limit), total: tips.length };
}

const actions = { active: 'restored', applied: 'applied', dismissed: 'dismissed' } as const;

/** Applies, dismisses or restores a tip, and records what was done. */
export async function updateUserTip(
  ctx: Context,
  id: string,
  { status, dismissal_reason }: UpdateUserTipRequest,
): Promise<UserTip> {
  const change = async (tx: UserTransaction) => {
    const before = await findTip(ctx, tx, id);
    if (before.status === status) return before;
    const now = ctx.now();
    const isDismissed = status === 'dismissed';
    if (before.status === 'applied') await dropOthers(ctx, tx, before);
    await tx
      .updateTable('user_tips')
      .set({
        status,
        applied_at: status === 'applied' ? now : null,
        dismissed_at: isDismissed ? now : null,
        dismissal_reason: isDismissed ? (dismissal_reason ?? 'user_dismissed') : null,
      })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .execute();
    await tx
      .insertInto('tip_effectiveness')
      .values({
        ...{ user_id: ctx.user.id, tip_id: id, action_taken: actions[status], created_at: now },
        metadata: JSON.stringify({
          from: before.status,
          ...(dismissal_reason && { dismissal_reason }),
        }),
      })
      .execute();
    return findTip(ctx, tx, id);
  };
  return withUser(ctx, change, { lock: lockOf(ctx.user.id, 'tips') });
}

async function findTip(ctx: Context, tx: UserTransaction, id: string): Promise<UserTip> {
  const row = await selectUserTips(ctx, tx).where('tip.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toUserTip(row);
}

/** Deletes the other unapplied tips of the same entry, since a person has at most one of each. */
async function dropOthers(ctx: Context, tx: UserTransaction, tip: UserTip): Promise<void> {
  await tx
    .deleteFrom('user_tips')
    .where('user_id', '=', ctx.user.id)
    .where('tip_template_id', '=', tip.tip_template_id)
    .where('status', '<>', 'applied')
    .where('id', '<>', tip.id)
    .execute();
}

/**
 * Updates the caller's tips to the present facts and returns the most urgent. Calls of one person
 * take turns, so that no tip is created twice. Writes nothing when nothing changed.
 */
export async function refreshUserTips(
  ctx: Context,
  { category, limit }: RefreshUserTipsRequest,
): Promise<UserTipPage> {
  const options = { lock: lockOf(ctx.user.id, 'tips') };
  return withUser(
    ctx,
    async (tx) => {
      const { known, steps } = await planTips(ctx, tx);
      const tips = await writeTips(ctx, tx, steps);
      const matching = tips
        .filter((tip) => category === undefined || tip.category === category)
        .sort(byUrgency);
      const items = matching.slice(0, limit);
      const wereShown = new Set(known.flatMap(({ stored }) => (stored?.wasShown ? stored.id : [])));
      const isNew = ({ id }: { id: string }) => !wereShown.has(id);
      await noteShown(
        ctx,
        tx,
        items.filter(isNew).map(({ id }) => id),
      );
      return { items, total: matching.length };
    },
    options,
  );
}

/** Records once for each tip that it was shown. */
async function noteShown(
  ctx: Context,
  tx: UserTransaction,
  tips: readonly string[],
): Promise<void> {
  if (tips.length === 0) return;
  const shown = tips.map((tip_id) => ({
    ...{ user_id: ctx.user.id, tip_id, action_taken: 'shown', created_at: ctx.now() },
  }));
  await tx
    .insertInto('tip_effectiveness')
    .values(shown)
    .onConflict((conflict) =>
      conflict.column('tip_id').where('action_taken', '=', 'shown').doNothing(),
    )
    .execute();
}

/**
 * Carries out the plan, with one statement for each kind of step, and returns the tips in force.
 */
async function writeTips(
  ctx: Context,
  tx: UserTransaction,
  steps: readonly TipStep[],
): Promise<UserTip[]> {
  const now = ctx.now();
  const tips = steps.flatMap(({ step, made, stored }) => {
    if (!made) return [];
    const { id, category, priority } = made.template;
    const tip: UserTip = {
      id: stored?.id ?? ctx.newId(),
      tip_template_id: id,
      ...{ category, priority, generated_content: made.content, status: 'active' },
      created_at: (stored?.createdAt ?? now).toISOString(),
      ...{ dismissed_at: null, dismissal_reason: null, applied_at: null, effect: null },
    };
    return [{ step, tip, context: made.context }];
  });
  const dropped = steps.flatMap(({ step, stored }) => (step === 'drop' ? [stored.id] : []));
  if (dropped.length > 0) {
    await tx
      .deleteFrom('user_tips')
      .where('user_id', '=', ctx.user.id)
      .where('id', '=', anyOf(dropped))
      .execute();
  }
  const added = tips.filter(({ step }) => step === 'insert');
  if (added.length > 0) {
    await tx
      .insertInto('user_tips')
      .values(
        added.map(({ tip, context }) => ({
          ...{ id: tip.id, user_id: ctx.user.id, tip_template_id: tip.tip_template_id },
          generated_content: JSON.stringify(tip.generated_content),
          context_data: JSON.stringify(context),
          created_at: now,
        })),
      )
      .execute();
  }
  const changed = tips.filter(({ step }) => step === 'rewrite' || step === 'revive');
  if (changed.length > 0) {
    const rows = changed.map(({ tip, context }) => ({
      ...{ id: tip.id, content: tip.generated_content, context },
    }));
    await sql`
      UPDATE user_tips AS tip
      SET generated_content = made.content, context_data = made.context, status = 'active',
        dismissed_at = NULL, dismissal_reason = NULL
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS made (id uuid, content jsonb, context jsonb)
      WHERE tip.id = made.id AND tip.user_id = ${ctx.user.id}
    `.execute(tx);
  }
  return tips.map(({ tip }) => tip);
}
