import { queryOptions, useQuery } from '@tanstack/react-query';
import { authClient } from '../../lib/account/auth-client.ts';
import { forgetVisitor, rememberVisitor } from './visitor-hint.ts';

/**
 * Asked once and kept: a session that ends in the middle of work shows itself as a refused call
 * (see session-expiry), never by taking the page away.
 */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }) => {
    const session = await authClient.session(signal);
    if (session) rememberVisitor();
    else forgetVisitor();
    return session;
  },
  staleTime: Infinity,
});

export function useSession() {
  return useQuery(sessionQuery);
}

/** The signed-in user, on pages that the guard protects. */
export function useSignedInUser() {
  const { data } = useSession();
  if (!data) throw new Error('This page needs a signed-in user.');
  return data.user;
}
