import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { authClient } from '../../lib/account/auth-client.ts';
import { markSessionExpired } from '../session/session-expiry.ts';
import { sessionQuery } from '../session/session.ts';

/** Reads anew who is signed in. That nobody is any more asks for the password, and takes no page away. */
export function useRefreshSession(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const session = await authClient.session();
    if (session) client.setQueryData(sessionQuery.queryKey, session);
    else markSessionExpired();
  }, [client]);
}
