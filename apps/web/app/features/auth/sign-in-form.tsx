import { Link, useSearchParams } from 'react-router';
import { useSignIn } from '../../data/session/sign-in.ts';
import { checkCurrentPassword, checkEmail } from '../../lib/account/account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { authPath } from './auth-mode.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { explainFailure } from '../../lib/wire/explain-failure.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { useCarriedState } from './use-carried-state.ts';

type SignInFormProps = {
  /** An address that was given a moment ago. */
  email: string | undefined;
  isPart: boolean;
  onSignedIn: () => void;
  /** The password is right; the second factor is still to come. */
  onNeedsCode: (email: string) => void;
};

export function SignInForm({ email = '', isPart, onSignedIn, onNeedsCode }: SignInFormProps) {
  const signIn = useSignIn();
  const [search] = useSearchParams();
  const state = useCarriedState();
  const { field, ...frame } = useForm({
    checks: { email: checkEmail, password: checkCurrentPassword },
    initial: { email },
    send: signIn.withPassword,
    onDone: ({ email: typed }, step) => {
      if (step === 'needs-code') onNeedsCode(typed.trim());
      else onSignedIn();
    },
    failure: 'Login failed',
    explain: explainFailure,
  });
  return (
    <AccountForm
      {...frame}
      title="Sign in"
      isPart={isPart}
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
