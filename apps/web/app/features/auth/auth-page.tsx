import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../../data/session.ts';
import { authMode, authPath } from './auth-mode.ts';
import { CheckInbox } from './check-inbox.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestResetForm } from './request-reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useLeaveAuth } from './use-leave-auth.ts';
import { useResetToken } from './use-reset-token.ts';
import { useCarriedState } from './use-carried-state.ts';

export function AuthPage() {
  const [search] = useSearchParams();
  const state = useCarriedState();
  const navigate = useNavigate();
  const leave = useLeaveAuth();
  const token = useResetToken();
  const { data: session } = useSession();
  const [unverified, setUnverified] = useState<string | null>(null);
  const mode = authMode(search, token);

  useEffect(() => {
    if (session && mode !== 'new-password') leave();
  }, [session, mode, leave]);

  const toSignIn = () => void navigate(authPath('sign-in', search), { replace: true, state });

  switch (mode) {
    case 'sign-in':
      return (
        <>
          {unverified && <CheckInbox email={unverified} />}
          <SignInForm onSignedIn={leave} />
        </>
      );
    case 'sign-up':
      return (
        <SignUpForm
          onSignedUp={(email) => {
            setUnverified(email);
            toSignIn();
          }}
        />
      );
    case 'reset':
      return <RequestResetForm hasDeadLink={search.has('error')} onRequested={toSignIn} />;
    case 'new-password':
      return (
        <NewPasswordForm
          token={token ?? ''}
          onChanged={() => void navigate(authPath('sign-in'), { replace: true })}
        />
      );
  }
}
