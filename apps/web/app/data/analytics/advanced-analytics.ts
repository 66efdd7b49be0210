import { AdvancedAnalytics, paths, type CoveredRange } from '@replysmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';
import { analyticsKey } from './analytics-summary.ts';

/** What plans with advanced analytics are told of a range; it is long in the making, so it waits. */
export function useAdvancedAnalytics(range: CoveredRange) {
  return useQuery({
    queryKey: [analyticsKey, 'advanced', range],
    queryFn: ({ signal }) =>
      apiGet(`${paths.advancedAnalytics}?${new URLSearchParams(range)}`, AdvancedAnalytics, {
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
