import { pages } from '@replysmith/contract';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from '../../components/navigation.tsx';
import { planOfKey, readPlans } from '../../data/plans.ts';
import { checkEmail, checkNewPassword, passwordRules } from '../../lib/account-checks.ts';
import { signInClient } from './sign-in-client.ts';
import { safePath } from './safe-path.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { PasswordField, PasswordRuleList } from '../../components/password-field.tsx';
import { TextField } from '../../components/field.tsx';
import { useForm } from '../../components/form.tsx';
import { showToast } from '../../components/toast.tsx';
import { SignedInContext, useFoundSession } from './api.ts';
import { AccountForm, SignUpForm } from './sign-up-form.tsx';
import { authMode, authPath, forgetWantedPage, wantedPage, useCarriedState } from './auth-mode.ts';
import { CheckInbox } from './check-inbox.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** The last mail that was sent from here. */
type Mail = { to: string; about: 'account' | 'password' };

export function AuthPage() {
  const [search] = useSearchParams();
  const state = useCarriedState();
  const navigate = useNavigate();
  const leave = useLeaveAuth();
  const token = useResetToken();
  const { session, note } = useFoundSession();
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
              resend={signInClient.sendVerification}
              onChange={() => startOver('sign-up')}
            >
              {`We sent a mail to ${mail.to}. Open the link to verify your account; you can sign in meanwhile.`}
            </CheckInbox>
          )}
          {mail?.about === 'password' && (
            <CheckInbox
              email={mail.to}
              resend={signInClient.requestReset}
              onChange={() => startOver('reset')}
            >
              {`If ${mail.to} has an account, a link to set a new password is on its way. It works for an hour.`}
            </CheckInbox>
          )}
          <SignedInContext value={note}>
            <SignInSteps email={mail?.to} isPart={mail !== null} />
          </SignedInContext>
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

type HistoryState = { resetToken?: string } | null;

/**
 * The token of a reset link. Moved from the address, where it could be shared, bookmarked or
 * logged, into the history state, where it survives a reload.
 */
function useResetToken(): string | null {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as HistoryState;
  const inAddress = search.get('token');

  useEffect(() => {
    if (!inAddress) return;
    void navigate('/auth?mode=reset', { replace: true, state: { resetToken: inAddress } });
  }, [inAddress, navigate]);

  return inAddress ?? state?.resetToken ?? null;
}

/** Goes to the page the visitor wanted, replacing the form in the history. */
function useLeaveAuth(): () => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const state = useLocation().state as { from?: unknown } | null;
  const requested = safePath(state?.from) ?? safePath(search.get('next'));
  const planKey = search.get('plan');

  return useCallback(async () => {
    const destination = requested ?? wantedPage();
    forgetWantedPage();
    const plan = destination || !planKey ? undefined : await findPlan(planKey);
    const toUpgrade =
      plan && plan.price_monthly > 0 ? `${pages.upgrade}?upgrade=${plan.key}` : null;
    await navigate(destination ?? toUpgrade ?? pages.dashboard, { replace: true });
  }, [navigate, requested, planKey]);
}

/** A failed load counts as not found. */
async function findPlan(key: string) {
  return planOfKey(await readPlans().catch(() => undefined), key);
}

type NewPasswordFormProps = { token: string; onChanged: () => void };

function NewPasswordForm({ token, onChanged }: NewPasswordFormProps) {
  const { field, ...frame } = useForm({
    checks: { newPassword: checkNewPassword },
    send: ({ newPassword }) => signInClient.setNewPassword({ token, newPassword }),
    onDone: () => {
      showToast({ title: 'Password changed', message: 'Sign in with your new password.' });
      onChanged();
    },
    failure: 'Error',
    explain: explainFailure,
  });
  const password = field('newPassword');
  return (
    <>
      {/* The title, because the address has lost the token that would give it. */}
      <title>Set a new password · Replysmith</title>
      <AccountForm
        {...frame}
        title="Set a new password"
        lede="It replaces the old one and signs you out everywhere."
        submit="Set New Password"
        links={
          <>
            <Link to={authPath('reset')}>Ask for a new link</Link>
            <Link to={authPath('sign-in')}>Back to Sign In</Link>
          </>
        }
      >
        <PasswordField {...password} label="New password" autoComplete="new-password">
          <PasswordRuleList rules={passwordRules} password={password.value} />
        </PasswordField>
      </AccountForm>
    </>
  );
}

type RequestResetFormProps = {
  /** The visitor came with a link that no longer works. */
  hasDeadLink: boolean;
  onRequested: (email: string) => void;
};

function RequestResetForm({ hasDeadLink, onRequested }: RequestResetFormProps) {
  const [search] = useSearchParams();
  const state = useCarriedState();
  const { field, ...frame } = useForm({
    checks: { email: checkEmail },
    send: ({ email }) => signInClient.requestReset(email.trim()),
    onDone: ({ email }) => {
      showToast({
        title: 'Reset email sent',
        message: 'Check your email for password reset instructions.',
      });
      onRequested(email.trim());
    },
    failure: 'Error',
    explain: explainFailure,
  });
  return (
    <AccountForm
      {...frame}
      title="Reset your password"
      lede={
        hasDeadLink
          ? 'That link has expired or was already used. Ask for a new one.'
          : 'We send a link to your address. It works for an hour.'
      }
      submit="Send Reset Email"
      links={
        <Link to={authPath('sign-in', search)} state={state}>
          Back to Sign In
        </Link>
      }
    >
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
    </AccountForm>
  );
}
