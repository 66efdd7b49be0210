import { useState } from 'react';
import { Link, useSearchParams } from '../../components/navigation.tsx';
import { useSignIn } from './api.ts';
import { checkCurrentPassword, checkEmail } from '../../lib/account-checks.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/field.tsx';
import { useForm } from '../../components/form.tsx';
import { showToast } from '../../components/toast.tsx';
import { AccountForm } from './sign-up-form.tsx';
import { authPath, useCarriedState } from './auth-mode.ts';
import { CodeStep } from './code-step.tsx';

type SignInStepsProps = {
  /** An address entered a moment ago. */
  email: string | undefined;
  /** They are under another heading. */
  isPart: boolean;
};

function welcome() {
  showToast({ title: 'Welcome back!', message: 'Successfully logged in.' });
}

/** The password, then the second factor for those who have one. */
export function SignInSteps({ email, isPart }: SignInStepsProps) {
  const [typed, setTyped] = useState(email);
  const [needsCode, setNeedsCode] = useState(false);
  if (needsCode) {
    return <CodeStep isPart={isPart} onSignedIn={welcome} onBack={() => setNeedsCode(false)} />;
  }
  return (
    <SignInForm
      email={typed}
      isPart={isPart}
      onSignedIn={welcome}
      onNeedsCode={(rightEmail) => {
        setTyped(rightEmail);
        setNeedsCode(true);
      }}
    />
  );
}

type SignInFormProps = {
  /** An address entered a moment ago. */
  email: string | undefined;
  isPart: boolean;
  onSignedIn: () => void;
  /** The password is right; the second factor is still to come. */
  onNeedsCode: (email: string) => void;
};

function SignInForm({ email = '', isPart, onSignedIn, onNeedsCode }: SignInFormProps) {
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
