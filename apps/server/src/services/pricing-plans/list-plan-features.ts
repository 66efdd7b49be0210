import type { PlanFeatureRow } from '@replysmith/contract';
import type { Services } from '../context.ts';
import { planFeatureColumns, toPlanFeature } from './plan-features.ts';

/** What the plans on offer include, in the order in which it is shown. Open to everyone. */
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
