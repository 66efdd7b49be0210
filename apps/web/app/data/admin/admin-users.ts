import { AdminUser, AdminUserPage, paths, type SetUserRoleRequest } from '@replysmith/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiPost } from '../../lib/wire/api-client.ts';

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

export function useSetUserRole() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: SetUserRoleRequest) => apiPost(paths.setUserRole, request, AdminUser),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
