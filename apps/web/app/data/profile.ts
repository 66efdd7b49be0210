import { paths, Profile } from '@replysmith/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiGet } from '../lib/api-client.ts';

const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => apiGet(`${paths.profiles}/${userId}`, Profile, { signal }),
    staleTime: 5 * 60_000,
  });

export function useProfile(userId: string) {
  return useQuery(profileQuery(userId));
}
