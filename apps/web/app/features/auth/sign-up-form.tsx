import { pages } from '@replysmith/contract';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useSearchParams } from '../../components/navigation.tsx';
import { TextField } from '../../components/field.tsx';
import { Form, useForm } from '../../components/form.tsx';
import { PasswordField, PasswordRuleList } from '../../components/password-field.tsx';
import { showToast } from '../../components/toast.tsx';
import {
  checkEmail,
  checkFullName,
  checkNewPassword,
  passwordRules,
} from '../../lib/account-checks.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { signInClient } from './sign-in-client.ts';
import { authPath, storeWantedPage, useCarriedState } from './auth-mode.ts';
import { safePath } from './safe-path.ts';
import classes from './sign-up-form.module.css';

/** The server's limit; a name cut here matches no plan anyway. */
const longestPlanName = 50;

type SignUpFormProps = { onSignedUp: (email: string) => void };

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const [search] = useSearchParams();
  const state = useCarriedState();
  const plan = search.get('plan')?.slice(0, longestPlanName);
  const { field, ...frame } = useForm({
    checks: { name: checkFullName, email: checkEmail, password: checkNewPassword },
    send: ({ name, email, password }) =>
      signInClient.signUp({
        name: name.trim(),
        email: email.trim(),
        password,
        ...(plan && { plan }),
      }),
    onDone: ({ email }) => {
      const next = safePath(search.get('next'));
      if (next) storeWantedPage(next);
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
        says what we keep about you. You must be 13 or older.
      </p>
    </AccountForm>
  );
}

type AccountFormProps = ComponentProps<typeof Form> & {
  title: string;
  /** Inside a dialog or under another heading, its heading is smaller and not the page's. */
  isPart?: boolean;
  lede?: string | undefined;
  /** Ways to the other modes. */
  links?: ReactNode;
};

/** The frame every account form shares: title, fields, one button, ways on. */
export function AccountForm({ title, isPart = false, lede, links, ...form }: AccountFormProps) {
  return (
    <section className={`w-full ${classes.frame}`}>
      {isPart ? <h2 className="head">{title}</h2> : <h1 className="title">{title}</h1>}
      {lede && <p className="mt-3 ink-2 pretty">{lede}</p>}
      <div className="mt-6">
        <Form {...form} />
      </div>
      {links && (
        <div
          className={`stack justify-items-start gap-2 mt-6 line-above size-14 line-24 pt-4 ${classes.links}`}
        >
          {links}
        </div>
      )}
    </section>
  );
}
