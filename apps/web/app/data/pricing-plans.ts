import { paths, PricingPlanList, type PricingPlan } from '@replysmith/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiGet } from '../lib/api-client.ts';

const pricingPlansQuery = queryOptions({
  queryKey: ['pricing-plans'],
  queryFn: async ({ signal }) =>
    (await apiGet(paths.pricingPlans, PricingPlanList, { signal })).items,
  staleTime: 5 * 60_000,
});

/** The plans on offer, in their order. Pages that must stay light use plans-on-offer. */
export function usePricingPlans() {
  return useQuery(pricingPlansQuery);
}

/** The plan that an address names, in whatever case; none while they are not known. */
export function planNamed(plans: readonly PricingPlan[] | undefined, name: string | null) {
  const asked = name?.trim().toLowerCase();
  return plans?.find((plan) => plan.name.toLowerCase() === asked);
}

/** Finds a plan by name, waiting for the list. That it cannot be had counts as not found. */
export function useFindPlan() {
  const client = useQueryClient();
  return useCallback(
    async (name: string) => {
      const plans = await client.query(pricingPlansQuery).catch(() => undefined);
      return planNamed(plans, name);
    },
    [client],
  );
}
