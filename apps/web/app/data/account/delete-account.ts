import { useMutation } from '@tanstack/react-query';
import { authClient } from '../../lib/account/auth-client.ts';
import { announceSession } from '../session/session-channel.ts';

/** Deletes the account and all it holds, and sends the other tabs away. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: authClient.deleteAccount,
    onSuccess: () => announceSession('signed-out'),
  });
}
