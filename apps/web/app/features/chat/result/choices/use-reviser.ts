import { queryOptions, useQuery } from '@tanstack/react-query';

const reviser = queryOptions({
  queryKey: ['coach', 'revised-email'],
  queryFn: () => import('./revised-email.ts'),
  staleTime: Infinity,
  structuralSharing: false,
});

/** What applies a writer's choices to an email. It reads the email, and what that takes is fetched only once there is one. */
export function useReviser(isNeeded: boolean) {
  return useQuery({ ...reviser, enabled: isNeeded }).data ?? null;
}
