import { TipCategory, TipPriority, TipStatus } from '@replysmith/contract';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { UserTransaction } from '../../platform/db/with-user.ts';
import { addDays, clockOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context/context.ts';
import { type TipTemplate, isComparison, isRecord } from './conditions.ts';
import { type MadeTip, makeTip } from './make-tip.ts';
import { planFacts, selectPlan, selectProfile, settingFacts } from './facts/account-facts.ts';
import { selectActivity } from './facts/activity-facts.ts';
import { draftFacts, selectDraftCounts } from './facts/draft-facts.ts';
import type { FactName, PersonFacts } from './facts/person-facts.ts';
import { selectSentCounts, sentFacts } from './facts/sent-facts.ts';
import { selectTemplateCounts } from './facts/template-facts.ts';

const leastChange = 3;
const leastShare = 1.5;

/**
 * Facts that only count amounts. They grow whatever the person does, so a change in them is no
 * reason to show a tip again.
 */
const amounts: readonly string[] = [
  'recentDrafts',
  'totalOptimizations',
  'totalTemplates',
  'totalCampaigns',
  'totalSessions',
  'sentEmails',
  'decidedEmails',
  'daysSinceSignUp',
  'folders',
] satisfies FactName[];

/**
 * Whether the situation that a tip advises against has become clearly worse since the person
 * decided about the tip: a number that a condition wants high has grown by half and by at least
 * three, or one that it wants low has fallen as much. Facts that are true or false never count.
 */
export function changedClearly(conditions: unknown, before: unknown, now: unknown): boolean {
  if (!isRecord(conditions) || !isRecord(before) || !isRecord(now)) return false;
  return Object.entries(conditions).some(([name, condition]) => {
    const [then, today] = [before[name], now[name]];
    if (amounts.includes(name) || !isRecord(condition)) return false;
    if (typeof then !== 'number' || typeof today !== 'number') return false;
    const operators = Object.keys(condition).filter(isComparison);
    return operators.some((operator) =>
      operator.startsWith('g') ? hasGrown(then, today) : hasGrown(today, then),
    );
  });
}

function hasGrown(from: number, to: number): boolean {
  return to - from >= leastChange && to >= from * leastShare;
}

/** A decision about a tip holds for at least this long. */
const suppressedMs = 86_400_000;

/** What has to be done to one tip so that it shows the present facts. */
export type TipStep =
  | { readonly step: 'insert'; readonly made: MadeTip; readonly stored: null }
  | {
      readonly step: 'keep' | 'rewrite' | 'revive';
      readonly made: MadeTip;
      readonly stored: StoredTip;
    }
  | { readonly step: 'drop'; readonly made: null; readonly stored: StoredTip };

/** Null when the tip does not apply, or the person's decision about it still holds. */
function planTip({ template, stored }: KnownTip, facts: PersonFacts, now: Date): TipStep | null {
  const made = makeTip(template, facts);
  if (!stored) return made && { step: 'insert', made, stored };
  if (stored.status === 'active') {
    if (!made) return { step: 'drop', made, stored };
    const isSame = isDeepStrictEqual(made.content, stored.content);
    return { step: isSame ? 'keep' : 'rewrite', made, stored };
  }
  if (!made || !mayComeBack(stored, made, now)) return null;
  // An applied tip stays stored with its effect, so a new one is inserted.
  if (stored.status === 'applied') return { step: 'insert', made, stored: null };
  return { step: 'revive', made, stored };
}

/** Whether a day has passed and the situation has become clearly worse. */
function mayComeBack({ decidedAt, context }: StoredTip, made: MadeTip, now: Date): boolean {
  if (decidedAt !== null && now.getTime() - decidedAt.getTime() < suppressedMs) return false;
  return changedClearly(made.template.target_conditions, context, made.context);
}

type PlannedTips = { readonly known: readonly KnownTip[]; readonly steps: readonly TipStep[] };

/**
 * What has to be done to the caller's tips so that they show the present facts. Changes nothing.
 */
export async function planTips(ctx: Context, tx: UserTransaction): Promise<PlannedTips> {
  const facts = await gatherFacts(ctx, tx);
  const known = await knownTips(ctx, tx);
  return { known, steps: known.flatMap((tip) => planTip(tip, facts, ctx.now()) ?? []) };
}

/** All facts about the caller that tips may use. */
export async function gatherFacts(ctx: Context, tx: UserTransaction): Promise<PersonFacts> {
  const { week, month } = await beginnings(ctx, tx);
  const row = await tx
    .selectNoFrom([
      selectDraftCounts(ctx, { week, month }).as('drafts'),
      selectTemplateCounts(ctx, week).as('templates'),
      selectActivity(ctx, week).as('activity'),
      selectSentCounts(ctx, tx).as('sent'),
      selectProfile(ctx).as('profile'),
      selectPlan(ctx).as('plan'),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...draftFacts(row.drafts, ctx.now()),
    ...row.templates,
    ...row.activity,
    ...sentFacts(row.sent),
    ...settingFacts(ctx, row.profile),
    ...planFacts(ctx, row.plan, row.templates.totalTemplates),
  };
}

/**
 * The starts of the last seven and the last thirty days, including today, in the caller's time
 * zone.
 */
async function beginnings(ctx: Context, tx: UserTransaction) {
  const { time_zone } = await tx
    .selectFrom('profiles')
    .where('id', '=', ctx.user.id)
    .select('time_zone')
    .executeTakeFirstOrThrow();
  const clock = clockOf(time_zone ?? 'UTC');
  const today = clock.dayAt(ctx.now());
  return { week: clock.startOf(addDays(today, -6)), month: clock.startOf(addDays(today, -29)) };
}

/** A tip that a person has or had. */
type StoredTip = {
  readonly id: string;
  readonly status: TipStatus;
  readonly content: unknown;
  readonly context: unknown;
  readonly createdAt: Date;
  /** When it was applied or dismissed. */
  readonly decidedAt: Date | null;
  readonly wasShown: boolean;
};

type KnownTip = { readonly template: TipTemplate; readonly stored: StoredTip | null };

/** The catalogue, with the caller's latest tip of each entry. */
async function knownTips(ctx: Context, tx: UserTransaction): Promise<KnownTip[]> {
  const rows = await tx
    .selectFrom('tip_templates as template')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('user_tips as tip')
          .whereRef('tip.tip_template_id', '=', 'template.id')
          .where('tip.user_id', '=', ctx.user.id)
          .select(['tip.id as tip_id', 'tip.status', 'tip.generated_content', 'tip.context_data'])
          .select('tip.created_at')
          .select(sql<Date | null>`coalesce(tip.dismissed_at, tip.applied_at)`.as('decided_at'))
          .select(
            sql<boolean>`EXISTS (
              SELECT FROM tip_effectiveness AS noted
              WHERE noted.tip_id = tip.id AND noted.action_taken = 'shown'
            )`.as('was_shown'),
          )
          // An unapplied tip is the latest, because an applied one can only be followed by another.
          .orderBy(sql`tip.status = 'applied'`)
          .orderBy('tip.created_at', 'desc')
          .limit(1)
          .as('tip'),
      (join) => join.onTrue(),
    )
    .selectAll('template')
    .select(['tip_id', 'status', 'generated_content', 'context_data', 'decided_at', 'was_shown'])
    .select('tip.created_at')
    .where((eb) => eb.or([eb('template.is_active', '=', true), eb('tip_id', 'is not', null)]))
    .execute();
  return rows.map((row) => ({
    template: {
      id: row.id,
      key: row.key,
      title: row.title_template,
      description: row.description_template,
      action: row.action_template,
      actionPath: row.action_path,
      category: TipCategory.parse(row.category),
      priority: TipPriority.parse(row.priority),
      // A deactivated entry gets no conditions, so it applies to nobody.
      target_conditions: row.is_active ? row.target_conditions : {},
    },
    stored:
      row.tip_id === null || row.created_at === null
        ? null
        : {
            id: row.tip_id,
            status: TipStatus.parse(row.status),
            content: row.generated_content,
            context: row.context_data,
            createdAt: row.created_at,
            decidedAt: row.decided_at,
            wasShown: row.was_shown ?? false,
          },
  }));
}
