import { PricingPlan } from '@replysmith/contract';
import type { Services } from '../context.ts';
import { planFeatureColumns, toPlanFeature } from './plan-features.ts';

/** The plans on offer, cheapest first. Open to everyone. */
export async function listPricingPlans({ db }: Pick<Services, 'db'>): Promise<PricingPlan[]> {
  const [plans, features] = await Promise.all([
    db
      .selectFrom('pricing_plans')
      .select(['id', 'key', 'name', 'price_monthly', 'description', 'button_text', 'is_popular'])
      .select('sort_order')
      .where('is_active', '=', true)
      .orderBy('sort_order')
      .execute(),
    db.selectFrom('plan_features').select(planFeatureColumns).orderBy('sort_order').execute(),
  ]);
  return plans.map((plan) =>
    PricingPlan.parse({
      ...plan,
      price_monthly: Number(plan.price_monthly),
      features: features.filter((feature) => feature.plan_id === plan.id).map(toPlanFeature),
    }),
  );
}
