import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { authClient } from '../lib/auth-client.ts';
import { announceSession } from './session-channel.ts';
import { markSessionRenewed } from './session-expiry.ts';
import { sessionQuery } from './session.ts';

/** Signs in and learns who that is. */
export function useSignIn() {
  const client = useQueryClient();
  return async ({ email, password }: { email: string; password: string }) => {
    await authClient.signIn({ email: email.trim(), password });
    const session = await authClient.session();
    if (!session) {
      throw new ApiError({
        kind: 'http',
        code: 'no_session',
        message: 'The session could not be kept. Allow cookies for this site and try again.',
      });
    }
    client.setQueryData(sessionQuery.queryKey, session);
    markSessionRenewed();
    announceSession('signed-in');
  };
}
