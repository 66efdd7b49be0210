import { DashboardStats, paths } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/api-client.ts';

export const dashboardStatsQuery = queryOptions({
  queryKey: ['dashboard-stats'],
  queryFn: ({ signal }) => apiGet(paths.dashboardStats, DashboardStats, { signal }),
  refetchOnWindowFocus: 'always',
});

export function useDashboardStats() {
  return useQuery(dashboardStatsQuery);
}
