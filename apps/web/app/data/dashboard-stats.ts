import { DashboardStats, paths } from '@replysmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/http.ts';
import { useTimeZone } from './profile.ts';

/** Under this key, whichever time zone they are counted in. */
export const dashboardStatsKey = ['dashboard-stats'];

export function useDashboardStats() {
  const time_zone = useTimeZone();
  const query = new URLSearchParams({ time_zone });
  return useQuery({
    queryKey: [...dashboardStatsKey, time_zone],
    queryFn: ({ signal }) => apiGet(`${paths.dashboardStats}?${query}`, DashboardStats, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  });
}
