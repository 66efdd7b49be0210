import { type PricingPlan, PricingPlanList, paths } from '@replysmith/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiGet } from '../lib/http.ts';

const pricingPlansQuery = queryOptions({
  queryKey: ['pricing-plans'],
  queryFn: async ({ signal }) =>
    (await apiGet(paths.pricingPlans, PricingPlanList, { signal })).items,
  staleTime: 5 * 60_000,
});

/** The plans on offer, in their order. The landing page, which must stay light, reads them by itself. */
export function usePricingPlans() {
  return useQuery(pricingPlansQuery);
}

/** The plan that an address names by its key, typed in whatever case; none while they are not known. */
export function planOfKey(plans: readonly PricingPlan[] | undefined, key: string | null) {
  const asked = key?.trim().toLowerCase();
  return plans?.find((plan) => plan.key === asked);
}

/** Finds a plan by its key, waiting for the list. That it cannot be had counts as not found. */
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
