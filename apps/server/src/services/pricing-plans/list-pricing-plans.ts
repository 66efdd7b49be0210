import { PricingPlan } from '@replysmith/contract';
import type { Services } from '../context.ts';
import { listPlanFeatures } from './list-plan-features.ts';

/** The plans on offer, cheapest first. Open to everyone. */
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
