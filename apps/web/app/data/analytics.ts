import { AnalyticsSummary, paths, type CoveredRange } from '@replysmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/http.ts';

/** What shows figures of optimised emails is kept under this key. */
export const analyticsKey = 'analytics';

/** Figures follow what happens elsewhere: another tab, an outcome that was noted. */
export const followMs = 30_000;

/** What happened within a range of days; the last figures stay while the next are awaited. */
export function useAnalyticsSummary(range: CoveredRange) {
  return useQuery({
    queryKey: [analyticsKey, 'summary', range],
    queryFn: ({ signal }) =>
      apiGet(`${paths.analyticsSummary}?${new URLSearchParams(range)}`, AnalyticsSummary, {
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: followMs,
  });
}
