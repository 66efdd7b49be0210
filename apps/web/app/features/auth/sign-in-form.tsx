import { Link, useSearchParams } from 'react-router';
import { useSignIn } from '../../data/sign-in.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { checkCurrentPassword, checkEmail } from '../../lib/account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { authPath } from './auth-mode.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { explainFailure } from '../../lib/explain-failure.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useCarriedState } from './use-carried-state.ts';

type SignInFormProps = {
  /** An address that was given a moment ago. */
  email: string | undefined;
  onSignedIn: () => void;
};

export function SignInForm({ email = '', onSignedIn }: SignInFormProps) {
  const signIn = useSignIn();
  const [search] = useSearchParams();
  const state = useCarriedState();
  const { field, ...frame } = useForm({
    checks: { email: checkEmail, password: checkCurrentPassword },
    initial: { email },
    send: signIn,
    onDone: () => {
      showToast({ title: 'Welcome back!', message: 'Successfully logged in.' });
      onSignedIn();
    },
    failure: 'Login failed',
    explain: explainFailure,
  });
  return (
    <AccountForm
      {...frame}
      title="Sign in"
      submit="Sign In"
      links={
        <>
          <Link to={authPath('reset', search)} state={state}>
            Forgot your password?
          </Link>
          <Link to={authPath('sign-up', search)} state={state}>
            Don't have an account? Sign up
          </Link>
        </>
      }
    >
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
    </AccountForm>
  );
}
