import { z } from 'zod';
import { Limit } from '../limits/limit.ts';

/** Stable keys of what plans differ in; their display names live with the plan. */
export const FeatureKey = z.enum([
  'daily_ai_requests',
  'templates_saved',
  'ab_test_suggestions',
  'advanced_analytics',
  'team_sharing',
  'scheduled_backups',
]);
export type FeatureKey = z.infer<typeof FeatureKey>;

/** The plan that everybody has who pays for none. */
export const freePlan = 'free';

export const PlanKey = z.string().regex(/^[a-z][a-z\d_]*$/);

export const PlanFeature = z.object({
  feature_key: FeatureKey,
  feature_name: z.string(),
  limit: Limit,
});
export type PlanFeature = z.infer<typeof PlanFeature>;

/** As it is kept: `limit` says the same as the type and the value. */
export const PlanFeatureRow = PlanFeature.extend({
  plan_id: z.uuid(),
  feature_type: z.enum(['boolean', 'daily_limit', 'total_limit']),
  /** A whole number or "unlimited"; of a boolean "true" or "false". */
  feature_value: z.string(),
  sort_order: z.int(),
});
export type PlanFeatureRow = z.infer<typeof PlanFeatureRow>;

export const PlanFeatureList = z.object({ items: z.array(PlanFeatureRow) });
export type PlanFeatureList = z.infer<typeof PlanFeatureList>;

export const PricingPlan = z.object({
  id: z.uuid(),
  /** What names it in addresses and comparisons; its name is only shown. */
  key: PlanKey,
  name: z.string(),
  /** US dollars a month. */
  price_monthly: z.number().min(0),
  description: z.string(),
  button_text: z.string(),
  is_popular: z.boolean(),
  /** Always true of what is on offer. */
  is_active: z.boolean(),
  sort_order: z.int(),
  features: z.array(PlanFeatureRow),
});
export type PricingPlan = z.infer<typeof PricingPlan>;

export const PricingPlanList = z.object({ items: z.array(PricingPlan) });
export type PricingPlanList = z.infer<typeof PricingPlanList>;
