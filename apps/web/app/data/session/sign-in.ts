import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/wire/api-error.ts';
import { authClient } from '../../lib/account/auth-client.ts';
import { announceSession } from './session-channel.ts';
import { markSessionRenewed } from './session-expiry.ts';
import { sessionQuery } from './session.ts';

type SignInStep = 'done' | 'needs-code';

/** Signs in and learns who that is; with a second factor, a code comes between. */
export function useSignIn() {
  const client = useQueryClient();

  const enter = async () => {
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

  return {
    withPassword: async (account: { email: string; password: string }): Promise<SignInStep> => {
      const { email, password } = account;
      const { needs_code } = await authClient.signIn({ email: email.trim(), password });
      if (needs_code) return 'needs-code';
      await enter();
      return 'done';
    },
    withTotp: async (code: string) => {
      await authClient.verifyTotp(code);
      await enter();
    },
    withRecoveryCode: async (code: string) => {
      await authClient.verifyRecoveryCode(code);
      await enter();
    },
  };
}
