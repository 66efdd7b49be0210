import { Link, useSearchParams } from 'react-router';
import { authClient } from '../../lib/auth-client.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { checkEmail, checkFullName, checkNewPassword } from './account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { authPath } from './auth-mode.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useCarriedState } from './use-carried-state.ts';

type SignUpFormProps = { onSignedUp: (email: string) => void };

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const [search] = useSearchParams();
  const state = useCarriedState();
  const { field, ...frame } = useAccountForm({
    checks: { name: checkFullName, email: checkEmail, password: checkNewPassword },
    send: ({ name, email, password }) =>
      authClient.signUp({ name: name.trim(), email: email.trim(), password }),
    onDone: ({ email }) => {
      showToast({
        title: 'Account created!',
        message: 'Please check your email to verify your account.',
      });
      onSignedUp(email.trim());
    },
    failure: 'Sign up failed',
  });
  const password = field('password');
  return (
    <AccountForm
      {...frame}
      title="Create your account"
      submit="Sign Up"
      links={
        <Link to={authPath('sign-in', search)} state={state}>
          Already have an account? Sign in
        </Link>
      }
    >
      <TextField {...field('name')} label="Full name" autoComplete="name" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
      <PasswordField {...password} label="Password" autoComplete="new-password">
        <PasswordRuleList password={password.value} />
      </PasswordField>
    </AccountForm>
  );
}
