import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { announceSession } from '../../data/session-channel.ts';
import { markSessionRenewed, sessionQuery } from '../../data/session.ts';
import { authClient } from '../../lib/auth-client.ts';
import { ApiError } from '../../lib/api-error.ts';

const pause = 60;

/** When each address was last mailed, so that leaving the page does not shorten the wait. */
const sentAt = new Map<string, number>();

function waitFor(email: string): number {
  const since = (Date.now() - (sentAt.get(email) ?? -Infinity)) / 1_000;
  return Math.max(0, Math.ceil(pause - since));
}

/** Resends the verification mail, at most once a minute; `wait` is in seconds. */
export function useResendVerification(email: string) {
  const [wait, setWait] = useState(() => waitFor(email));
  const isWaiting = wait > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setWait(waitFor(email)), 1_000);
    return () => clearInterval(timer);
  }, [isWaiting, email]);

  const resend = async () => {
    sentAt.set(email, Date.now());
    setWait(pause);
    try {
      await authClient.sendVerification(email);
    } catch (error) {
      sentAt.delete(email);
      setWait(0);
      throw error;
    }
  };
  return { wait, resend };
}

type SignInStep = 'done' | 'needs-code';

/** Signs in and loads the session; with two-factor sign-in, a code is required in between. */
export function useSignIn() {
  const client = useQueryClient();

  const enter = async () => {
    const session = await authClient.session();
    if (!session) {
      throw new ApiError({
        kind: 'http',
        code: 'no_session',
        message: 'The session could not be stored. Allow cookies for this site and try again.',
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
