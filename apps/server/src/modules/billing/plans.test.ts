import { PricingPlan, standardPlans, type FeatureKey } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/running/test-database.ts';
import { listPlanFeatures, listPricingPlans } from './plans.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const limitOf = (plan: PricingPlan | undefined, key: FeatureKey) =>
  plan?.features.find(({ feature_key }) => feature_key === key)?.limit;

describe('listPricingPlans', () => {
  it('offers the three plans, cheapest first, in the shape of the contract', async () => {
    const plans = await listPricingPlans(database);
    expect(plans.map(({ name, price_monthly }) => [name, price_monthly])).toEqual([
      ['Free', 0],
      ['Starter', 29],
      ['Pro', 99],
    ]);
    expect(plans.map((plan) => PricingPlan.parse(plan))).toEqual(plans);
    expect(plans.filter(({ is_popular }) => is_popular).map(({ name }) => name)).toEqual([
      'Starter',
    ]);
  });

  it('answers what the pages say that were built without a database', async () => {
    const plans = await listPricingPlans(database);
    expect(plans).toMatchObject(standardPlans());
    expect(plans.map(({ features }) => features.length)).toEqual(
      standardPlans().map(({ features }) => features.length),
    );
  });

  it('says what each allows', async () => {
    const [free, starter, pro] = await listPricingPlans(database);
    expect(limitOf(free, 'daily_ai_requests')).toEqual({ kind: 'limit', value: 5 });
    expect(limitOf(starter, 'templates_saved')).toEqual({ kind: 'limit', value: 100 });
    expect(limitOf(pro, 'daily_ai_requests')).toEqual({ kind: 'unlimited' });
    expect(limitOf(free, 'ab_test_suggestions')).toEqual({ kind: 'boolean', included: false });
    expect(limitOf(starter, 'ab_test_suggestions')).toEqual({ kind: 'boolean', included: true });
  });

  it('gives each feature as it is kept, also in a list of their own', async () => {
    const [free] = await listPricingPlans(database);
    expect(free).toMatchObject({ is_active: true });
    expect(free?.features[0]).toMatchObject({
      plan_id: free?.id,
      feature_type: 'daily_limit',
      feature_value: '5',
    });
    const rows = await listPlanFeatures(database);
    expect(rows.filter(({ plan_id }) => plan_id === free?.id)).toEqual(free?.features);
    const order = rows.map(({ sort_order }) => sort_order);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('leaves out what is no longer offered', async () => {
    await database.everything
      .updateTable('pricing_plans')
      .set({ is_active: false })
      .where('name', '=', 'Pro')
      .execute();
    expect((await listPricingPlans(database)).map(({ name }) => name)).toEqual(['Free', 'Starter']);
    expect(new Set((await listPlanFeatures(database)).map(({ plan_id }) => plan_id)).size).toBe(2);
  });
});
