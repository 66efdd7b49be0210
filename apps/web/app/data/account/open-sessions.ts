import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { authClient } from '../../lib/account/auth-client.ts';

export const openSessionsQuery = queryOptions({
  queryKey: ['open-sessions'],
  queryFn: async ({ signal }) => (await authClient.openSessions(signal)).items,
  staleTime: 0,
});

/** Where the account is signed in. */
export function useOpenSessions() {
  return useQuery(openSessionsQuery);
}

/** Signs out one place. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => authClient.endSession(id),
    onSettled: () => client.invalidateQueries(openSessionsQuery),
  });
}

/** Signs out every place but this. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: authClient.endOtherSessions,
    onSettled: () => client.invalidateQueries(openSessionsQuery),
  });
}
