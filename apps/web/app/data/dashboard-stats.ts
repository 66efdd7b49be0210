import { type DashboardStats, paths } from '@replysmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/http.ts';
import { useTimeZone } from './profile.ts';
import { list, number, reply } from '../lib/checks.ts';

const stats = reply<DashboardStats>({
  ...{ totalOptimizations: number, otherVersions: number, weeklyOptimizations: number },
  ...{ previousWeekOptimizations: number, recentTrend: number, recentScores: list },
});

/** Under this key, whichever time zone they are counted in. */
export const dashboardStatsKey = ['dashboard-stats'];

export function useDashboardStats() {
  const time_zone = useTimeZone();
  const query = new URLSearchParams({ time_zone });
  return useQuery({
    queryKey: [...dashboardStatsKey, time_zone],
    queryFn: ({ signal }) => apiGet(`${paths.dashboardStats}?${query}`, stats, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}
