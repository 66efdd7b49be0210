import type { Limit, PlanFeatureRow, PricingPlan } from './billing.ts';

type StandardPlan = Omit<PricingPlan, 'id' | 'is_active' | 'features'> & {
  features: Omit<PlanFeatureRow, 'plan_id'>[];
};

const plans = [
  {
    key: 'free',
    name: 'Free',
    price_monthly: 0,
    description: 'See what holds your emails back.',
    button_text: 'Get Started Free',
    is_popular: false,
  },
  {
    key: 'starter',
    name: 'Starter',
    price_monthly: 29,
    description: 'For everyone who writes cold emails each working day.',
    button_text: 'Start with Starter',
    is_popular: true,
  },
  {
    key: 'pro',
    name: 'Pro',
    price_monthly: 99,
    description: 'No daily limit, and everything measured.',
    button_text: 'Start with Pro',
    is_popular: false,
  },
] as const;

type Value = number | boolean | 'unlimited';

type Feature = Pick<PlanFeatureRow, 'feature_key' | 'feature_name' | 'feature_type'> & {
  values: Readonly<Record<(typeof plans)[number]['key'], Value>>;
};

const features: readonly Feature[] = [
  {
    feature_key: 'daily_ai_requests',
    feature_name: 'Daily AI Requests',
    feature_type: 'daily_limit',
    values: { free: 5, starter: 20, pro: 'unlimited' },
  },
  {
    feature_key: 'templates_saved',
    feature_name: 'Template Saving',
    feature_type: 'total_limit',
    values: { free: 10, starter: 100, pro: 'unlimited' },
  },
  {
    feature_key: 'ab_test_suggestions',
    feature_name: 'A/B test suggestions',
    feature_type: 'boolean',
    values: { free: false, starter: true, pro: true },
  },
  {
    feature_key: 'advanced_analytics',
    feature_name: 'Advanced analytics',
    feature_type: 'boolean',
    values: { free: false, starter: false, pro: true },
  },
  {
    feature_key: 'team_sharing',
    feature_name: 'Team sharing',
    feature_type: 'boolean',
    values: { free: false, starter: false, pro: true },
  },
  {
    feature_key: 'scheduled_backups',
    feature_name: 'Scheduled backups',
    feature_type: 'boolean',
    values: { free: false, starter: false, pro: true },
  },
];

/**
 * The plans a database is seeded with at every start, also used by pages without a database: at
 * build time, and without JavaScript. Plans that an owner adds to the database are unknown to built
 * pages.
 */
export function standardPlans(): StandardPlan[] {
  return plans.map((plan, index) => ({
    ...plan,
    sort_order: index + 1,
    features: features.map(({ values, ...feature }, position) => ({
      ...feature,
      feature_value: String(values[plan.key]),
      limit: limitOf(values[plan.key]),
      sort_order: position + 1,
    })),
  }));
}

function limitOf(value: Value): Limit {
  if (typeof value === 'boolean') return { kind: 'boolean', included: value };
  return value === 'unlimited' ? { kind: 'unlimited' } : { kind: 'limit', value };
}
