import type { AccountSession } from '@replysmith/contract';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { announceSession } from '../../data/session-channel.ts';
import { forgetVisitor, rememberVisitor } from '../../data/visitor.tsx';
import { signInClient } from './sign-in-client.ts';
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
      await signInClient.sendVerification(email);
    } catch (error) {
      sentAt.delete(email);
      setWait(0);
      throw error;
    }
  };
  return { wait, resend };
}

type SignInStep = 'done' | 'needs-code';

type Session = NonNullable<AccountSession>;

/** Tells the page around a form who has signed in. */
export const SignedInContext = createContext<(session: Session) => void>(() => undefined);

/** Signs in and loads the session; with two-factor sign-in, a code is required in between. */
export function useSignIn() {
  const tell = use(SignedInContext);

  const enter = async () => {
    const session = await signInClient.session();
    if (!session) {
      throw new ApiError({
        kind: 'http',
        code: 'no_session',
        message: 'The session could not be stored. Allow cookies for this site and try again.',
      });
    }
    tell(session);
    announceSession('signed-in');
  };

  return {
    withPassword: async (account: { email: string; password: string }): Promise<SignInStep> => {
      const { email, password } = account;
      const { needs_code } = await signInClient.signIn({ email: email.trim(), password });
      if (needs_code) return 'needs-code';
      await enter();
      return 'done';
    },
    withTotp: async (code: string) => {
      await signInClient.verifyTotp(code);
      await enter();
    },
    withRecoveryCode: async (code: string) => {
      await signInClient.verifyRecoveryCode(code);
      await enter();
    },
  };
}

/** Who is signed in, by now or all along; each is told to the page around. */
export function useFoundSession() {
  const tell = use(SignedInContext);
  const [session, setSession] = useState<Session | null>(null);

  const note = useCallback(
    (found: Session) => {
      tell(found);
      setSession(found);
    },
    [tell],
  );

  useEffect(() => {
    const leaving = new AbortController();
    signInClient.session(leaving.signal).then(
      (found) => {
        if (leaving.signal.aborted) return;
        if (found) rememberVisitor();
        else forgetVisitor();
        if (found) note(found);
      },
      // The form is there for whoever cannot be recognised.
      () => undefined,
    );
    return () => leaving.abort();
  }, [note]);

  return { session, note };
}
