import { type PricingPlan, type PricingPlanList, paths } from '@replysmith/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiGet } from '../lib/http.ts';
import { listOf, number, record, reply, text } from '../lib/checks.ts';

const planList = reply<PricingPlanList>({
  items: listOf(reply({ key: text, name: text, price_monthly: number, features: listOf(record) })),
});

const pricingPlansQuery = queryOptions({
  queryKey: ['pricing-plans'],
  queryFn: async ({ signal }) => (await apiGet(paths.pricingPlans, planList, { signal })).items,
  staleTime: 5 * 60_000,
});

/** The plans on offer, in order. The landing page reads them separately to stay light. */
export function usePricingPlans() {
  return useQuery(pricingPlansQuery);
}

/** The plan for a key in an address, in any case; undefined until plans are loaded. */
export function planOfKey(plans: readonly PricingPlan[] | undefined, key: string | null) {
  const wantedKey = key?.trim().toLowerCase();
  return plans?.find((plan) => plan.key === wantedKey);
}

/** Finds a plan by its key, waiting for the list. A failed load counts as not found. */
export function useFindPlan() {
  const client = useQueryClient();
  return useCallback(
    async (key: string) => {
      const plans = await client.query(pricingPlansQuery).catch(() => undefined);
      return planOfKey(plans, key);
    },
    [client],
  );
}
