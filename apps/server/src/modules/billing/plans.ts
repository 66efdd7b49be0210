import { type FeatureKey, type Limit, PlanFeatureRow, PricingPlan } from '@replysmith/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { PlanFeatures } from '../../platform/db/schema.ts';
import type { UserReads } from '../../platform/db/with-user.ts';
import type { Context, Services } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';

/** The plans on offer, cheapest first. Needs no sign-in. */
export async function listPricingPlans({ db }: Pick<Services, 'db'>): Promise<PricingPlan[]> {
  const [plans, features] = await Promise.all([
    db
      .selectFrom('pricing_plans')
      .select(['id', 'key', 'name', 'price_monthly', 'description', 'button_text', 'is_popular'])
      .select(['is_active', 'sort_order'])
      .where('is_active', '=', true)
      .orderBy('sort_order')
      .execute(),
    listPlanFeatures({ db }),
  ]);
  return plans.map((plan) =>
    PricingPlan.parse({
      ...plan,
      price_monthly: Number(plan.price_monthly),
      features: features.filter((feature) => feature.plan_id === plan.id),
    }),
  );
}

export const planFeatureColumns = [
  'plan_id',
  'feature_key',
  'feature_name',
  'feature_type',
  'feature_value',
  'sort_order',
] as const satisfies readonly (keyof PlanFeatures)[];

type FeatureRow = Pick<Selectable<PlanFeatures>, (typeof planFeatureColumns)[number]>;

/** A plan's feature as the contract has it. */
export function toPlanFeature(row: FeatureRow): PlanFeatureRow {
  return PlanFeatureRow.parse({ ...row, limit: toLimit(row) });
}

export function toLimit({
  feature_type,
  feature_value,
}: Pick<FeatureRow, 'feature_type' | 'feature_value'>): Limit {
  if (feature_type === 'boolean') return { kind: 'boolean', included: feature_value === 'true' };
  if (feature_value === 'unlimited') return { kind: 'unlimited' };
  return { kind: 'limit', value: Number(feature_value) };
}

/** What the plans on offer include, in display order. Needs no sign-in. */
export async function listPlanFeatures({ db }: Pick<Services, 'db'>): Promise<PlanFeatureRow[]> {
  const rows = await db
    .selectFrom('plan_features')
    .innerJoin('pricing_plans', 'pricing_plans.id', 'plan_features.plan_id')
    .select(planFeatureColumns.map((column) => `plan_features.${column}` as const))
    .where('pricing_plans.is_active', '=', true)
    .orderBy('plan_features.sort_order')
    .orderBy('pricing_plans.sort_order')
    .execute();
  return rows.map(toPlanFeature);
}

/** Throws when the caller's plan does not include the feature. */
export async function assertFeature(ctx: Context, tx: UserReads, key: FeatureKey): Promise<void> {
  const feature = await tx
    .selectFrom('user_subscriptions as subscription')
    .innerJoin('plan_features as feature', (join) =>
      join.on('feature.plan_id', '=', entitledPlanId(ctx.now())),
    )
    .select(['feature.feature_name', 'feature.feature_type', 'feature.feature_value'])
    .where('subscription.user_id', '=', ctx.user.id)
    .where('feature.feature_key', '=', key)
    .executeTakeFirst();
  const limit = feature && toLimit(feature);
  if (limit && !(limit.kind === 'boolean' && !limit.included)) return;
  throw new AppError('feature_unavailable', { values: { feature: feature?.feature_name ?? key } });
}

/**
 * The plan in force at a moment for the row called `subscription`: Free once a paid one has ended.
 */
export function entitledPlanId(now: Date): RawBuilder<string> {
  return sql<string>`CASE
    WHEN subscription.entitled_until IS NULL OR subscription.entitled_until > ${now.toISOString()}::timestamptz
    THEN subscription.plan_id
    ELSE (SELECT free.id FROM pricing_plans AS free WHERE free.key = 'free')
  END`;
}
