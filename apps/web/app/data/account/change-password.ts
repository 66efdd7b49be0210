import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authClient } from '../../lib/account/auth-client.ts';
import { openSessionsQuery } from './open-sessions.ts';

/** Sets a new password; every other place is signed out by it. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: authClient.changePassword,
    onSuccess: () => client.invalidateQueries(openSessionsQuery),
  });
}
