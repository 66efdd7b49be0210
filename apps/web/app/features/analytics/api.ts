import {
  AdvancedAnalytics,
  type CoveredRange,
  OptimizationRecordPage,
  paths,
} from '@replysmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { analyticsKey, followMs } from '../../data/analytics.ts';
import { apiGet } from '../../lib/http.ts';

/** Advanced analytics of a range. Slow to compute, so it is requested separately. */
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

type OptimizationFilter = {
  readonly area?: string | undefined;
  readonly template_id?: string | undefined;
};

type Asked = OptimizationFilter & {
  readonly range: CoveredRange;
  /** 1 for the first. */
  readonly page: number;
};

/** How many optimised emails are shown at once. */
export const pageLength = 20;

/** A page of the optimised emails of a range, the newest first. */
export function useOptimizations(query: Asked) {
  return useQuery({
    queryKey: [analyticsKey, 'optimizations', query],
    queryFn: ({ signal }) =>
      apiGet(`${paths.optimizationAnalytics}?${queryOf(query)}`, OptimizationRecordPage, {
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: followMs,
  });
}

function queryOf({ range, page, ...filter }: Asked): URLSearchParams {
  const query = new URLSearchParams(range);
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  query.set('limit', String(pageLength));
  query.set('offset', String((page - 1) * pageLength));
  return query;
}
