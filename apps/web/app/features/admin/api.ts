import {
  AdminOverview,
  AdminUser,
  AdminUserPage,
  AuditPage,
  ManualDailyReset,
  type SetUserRoleRequest,
  paths,
} from '@replysmith/contract';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { dailyResetQuery } from '../../data/daily-reset.ts';
import { subscriptionQuery } from '../../data/subscription.ts';
import { apiGet, apiPost } from '../../lib/http.ts';

const adminOverviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => apiGet(paths.adminOverview, AdminOverview, { signal }),
  refetchInterval: 30_000,
});

export function useAdminOverview() {
  return useQuery(adminOverviewQuery);
}

export const usersOnPage = 20;
const queryKey = ['admin', 'users'];

/** A page of accounts by part of their address or name; the first is 1. */
export function useAdminUsers(search: string, page: number) {
  const query = new URLSearchParams({
    ...(search && { search }),
    limit: String(usersOnPage),
    offset: String((page - 1) * usersOnPage),
  });
  return useQuery({
    queryKey: [...queryKey, search, page],
    queryFn: ({ signal }) => apiGet(`${paths.adminUsers}?${query}`, AdminUserPage, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const entriesOnPage = 20;

type AuditFilters = Readonly<Record<'action' | 'person' | 'from' | 'to', string>>;

/** A page of the audit log by what is filtered for; the first is 1. */
export function useAuditLog(filters: AuditFilters, page: number) {
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value)),
    limit: String(entriesOnPage),
    offset: String((page - 1) * entriesOnPage),
  });
  return useQuery({
    queryKey: ['admin', 'audit', filters, page],
    queryFn: ({ signal }) => apiGet(`${paths.auditLog}?${query}`, AuditPage, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSetUserRole() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: SetUserRoleRequest) => apiPost(paths.setUserRole, request, AdminUser),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** For admins: everybody's daily counters to zero, now. */
export function useManualReset() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => apiPost(paths.manualDailyReset, {}, ManualDailyReset),
    onSettled: () =>
      Promise.all(
        [dailyResetQuery.queryKey, subscriptionQuery.queryKey, ['admin']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
