import { AdminOverview, paths } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../lib/wire/api-client.ts';

const adminOverviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => apiGet(paths.adminOverview, AdminOverview, { signal }),
  refetchInterval: 30_000,
});

export function useAdminOverview() {
  return useQuery(adminOverviewQuery);
}
