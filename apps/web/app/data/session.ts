import type { AccountSession } from '@replysmith/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { authClient } from '../lib/auth-client.ts';
import { forgetVisitor, rememberVisitor } from './visitor.tsx';

/**
 * Fetched once: a session that ends during work shows as a refused call (see useSessionExpired) and
 * never takes the page away.
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

let isExpired = false;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  if (isExpired === value) return;
  isExpired = value;
  for (const listener of listeners) listener();
}

export const markSessionExpired = () => set(true);
export const markSessionRenewed = () => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True from the first refused call until someone has signed in again. */
export function useSessionExpired(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isExpired,
    () => false,
  );
}

/** For whoever has just signed in; the app's pages read it from here. */
export function useNoteSession(): (session: NonNullable<AccountSession>) => void {
  const client = useQueryClient();
  return useCallback(
    (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      markSessionRenewed();
    },
    [client],
  );
}

/** Refetches who is signed in. If nobody is, the sign-in dialog opens over the page. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const session = await authClient.session();
    if (session) client.setQueryData(sessionQuery.queryKey, session);
    else markSessionExpired();
  }, [client]);
}
