import { paths, PricingPlanList } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
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
