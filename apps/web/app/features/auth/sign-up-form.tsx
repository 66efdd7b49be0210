import { pages } from '@replysmith/contract';
import { Link, useSearchParams } from 'react-router';
import { safePath } from '../../lib/account/safe-path.ts';
import { passwordRules } from '../../lib/account/password-rules.ts';
import { explainFailure } from '../../lib/wire/explain-failure.ts';
import { authClient } from '../../lib/account/auth-client.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { checkEmail, checkFullName, checkNewPassword } from '../../lib/account/account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { authPath } from './auth-mode.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { PasswordRuleList } from '../../ui/field/password-rule-list.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useCarriedState } from './use-carried-state.ts';
import { keepWantedPage } from './wanted-page.ts';

/** As long as the server takes it; one that is cut names no plan anyway. */
const longestPlanName = 50;

type SignUpFormProps = { onSignedUp: (email: string) => void };

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const [search] = useSearchParams();
  const state = useCarriedState();
  const plan = search.get('plan')?.slice(0, longestPlanName);
  const { field, ...frame } = useForm({
    checks: { name: checkFullName, email: checkEmail, password: checkNewPassword },
    send: ({ name, email, password }) =>
      authClient.signUp({
        name: name.trim(),
        email: email.trim(),
        password,
        ...(plan && { plan }),
      }),
    onDone: ({ email }) => {
      const wanted = safePath(search.get('next'));
      if (wanted) keepWantedPage(wanted);
      showToast({
        title: 'Account created!',
        message: 'Please check your email to verify your account.',
      });
      onSignedUp(email.trim());
    },
    failure: 'Sign up failed',
    explain: explainFailure,
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
        <PasswordRuleList rules={passwordRules} password={password.value} />
      </PasswordField>
      <p className="small ink-2">
        By signing up you agree to the{' '}
        <Link to={pages.terms} target="_blank">
          Terms of Service
        </Link>
        ; the{' '}
        <Link to={pages.privacy} target="_blank">
          Privacy Policy
        </Link>{' '}
        says what is kept of you. You must be 13 or older.
      </p>
    </AccountForm>
  );
}
