import { PricingPlan, type FeatureKey } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listPricingPlans } from './list-pricing-plans.ts';

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

  it('says what each allows', async () => {
    const [free, starter, pro] = await listPricingPlans(database);
    expect(limitOf(free, 'daily_ai_requests')).toEqual({ kind: 'limit', value: 5 });
    expect(limitOf(starter, 'templates_saved')).toEqual({ kind: 'limit', value: 100 });
    expect(limitOf(pro, 'daily_ai_requests')).toEqual({ kind: 'unlimited' });
    expect(limitOf(free, 'ab_test_suggestions')).toEqual({ kind: 'boolean', included: false });
    expect(limitOf(starter, 'ab_test_suggestions')).toEqual({ kind: 'boolean', included: true });
  });

  it('leaves out what is no longer offered', async () => {
    await database.everything
      .updateTable('pricing_plans')
      .set({ is_active: false })
      .where('name', '=', 'Pro')
      .execute();
    expect((await listPricingPlans(database)).map(({ name }) => name)).toEqual(['Free', 'Starter']);
  });
});
