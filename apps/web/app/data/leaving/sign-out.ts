import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/wire/api-error.ts';
import { authClient } from '../../lib/account/auth-client.ts';
import { forgetKeptWork } from '../../lib/kept-work/kept-work.ts';
import { announceSession } from '../session/session-channel.ts';
import { markSessionRenewed } from '../session/session-expiry.ts';

/** Ends the session here and in every other tab. A session that is gone already counts as ended. */
export async function signOut(): Promise<void> {
  try {
    await authClient.signOut();
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    if (status !== 401 && status !== 403 && status !== 404) throw error;
  }
  announceSession('signed-out');
}

/** Empties what this browser keeps of the user on pages without an account. */
export function forgetUser(): void {
  forgetKeptWork();
  markSessionRenewed();
}

/** The same, and what the guarded pages hold in memory. Leave them first. */
export function useForgetUser() {
  const client = useQueryClient();
  return () => {
    client.clear();
    forgetUser();
  };
}
