import { type AnalyticsSummary, paths, type CoveredRange } from '@replysmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/http.ts';
import { list, record, reply } from '../lib/checks.ts';

/** Queries that show figures of optimized emails share this key. */
export const analyticsKey = 'analytics';

/** Figures also change elsewhere: in another tab, or when an outcome is noted. */
export const followMs = 30_000;

const summary = reply<AnalyticsSummary>({
  ...{ range: record, previous: record },
  ...{ topImprovementAreas: list, dailyData: list, templates: list, campaigns: list },
});

/** What happened within a range of days; the previous figures stay until the next arrive. */
export function useAnalyticsSummary(range: CoveredRange) {
  return useQuery({
    queryKey: [analyticsKey, 'summary', range],
    queryFn: ({ signal }) =>
      apiGet(`${paths.analyticsSummary}?${new URLSearchParams(range)}`, summary, {
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: followMs,
  });
}
