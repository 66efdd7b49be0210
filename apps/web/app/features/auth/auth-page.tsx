import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../data/session/session.ts';
import { authClient } from '../../lib/account/auth-client.ts';
import { authMode, authPath } from './auth-mode.ts';
import { CheckInbox } from './check-inbox.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestResetForm } from './request-reset-form.tsx';
import { SignInSteps } from './sign-in-steps.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useLeaveAuth } from './use-leave-auth.ts';
import { useResetToken } from './use-reset-token.ts';
import { useCarriedState } from './use-carried-state.ts';

/** The last mail that was sent from here. */
type Mail = { to: string; about: 'account' | 'password' };

export function AuthPage() {
  const [search] = useSearchParams();
  const state = useCarriedState();
  const navigate = useNavigate();
  const leave = useLeaveAuth();
  const token = useResetToken();
  const { data: session } = useSession();
  const [mail, setMail] = useState<Mail | null>(null);
  const mode = authMode(search, token);

  useEffect(() => {
    if (session && mode !== 'new-password') void leave();
  }, [session, mode, leave]);

  const toSignIn = () => void navigate(authPath('sign-in', search), { replace: true, state });
  const startOver = (from: 'sign-up' | 'reset') => {
    setMail(null);
    void navigate(authPath(from, search), { state });
  };

  switch (mode) {
    case 'sign-in':
      return (
        <>
          {mail?.about === 'account' && (
            <CheckInbox
              email={mail.to}
              resend={authClient.sendVerification}
              onChange={() => startOver('sign-up')}
            >
              {`We wrote to ${mail.to}. Open the link to verify your account; you can sign in meanwhile.`}
            </CheckInbox>
          )}
          {mail?.about === 'password' && (
            <CheckInbox
              email={mail.to}
              resend={authClient.requestReset}
              onChange={() => startOver('reset')}
            >
              {`If ${mail.to} has an account, a link to set a new password is on its way. It works for an hour.`}
            </CheckInbox>
          )}
          <SignInSteps email={mail?.to} isPart={mail !== null} />
        </>
      );
    case 'sign-up':
      return (
        <SignUpForm
          onSignedUp={(email) => {
            setMail({ to: email, about: 'account' });
            toSignIn();
          }}
        />
      );
    case 'reset':
      return (
        <RequestResetForm
          hasDeadLink={search.has('error')}
          onRequested={(email) => {
            setMail({ to: email, about: 'password' });
            toSignIn();
          }}
        />
      );
    case 'new-password':
      return (
        <NewPasswordForm
          token={token ?? ''}
          onChanged={() => void navigate(authPath('sign-in'), { replace: true })}
        />
      );
  }
}
