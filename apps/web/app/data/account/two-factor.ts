import { useMutation } from '@tanstack/react-query';
import { authClient } from '../../lib/account/auth-client.ts';
import { useRefreshSession } from './refresh-session.ts';

/** Begins the set-up; nothing holds until a first code has confirmed it. */
export function useEnableTwoFactor() {
  return useMutation({ mutationFn: authClient.enableTwoFactor });
}

export function useConfirmTwoFactor() {
  const refresh = useRefreshSession();
  return useMutation({ mutationFn: authClient.verifyTotp, onSuccess: refresh });
}

export function useDisableTwoFactor() {
  const refresh = useRefreshSession();
  return useMutation({ mutationFn: authClient.disableTwoFactor, onSuccess: refresh });
}

/** Replaces the recovery codes; the old ones stop working. */
export function useNewRecoveryCodes() {
  return useMutation({ mutationFn: authClient.newRecoveryCodes });
}
