import { useSessionExpired } from '../../data/session-expiry.ts';
import { useSignedInUser } from '../../data/session.ts';
import { useSignIn } from '../../data/sign-in.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { checkCurrentPassword } from './account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Asks for the password over the page when the session has ended, so that nothing typed is lost. */
export function SignInAgain() {
  const isOpen = useSessionExpired();
  return (
    <Dialog label="Sign in again" isOpen={isOpen} onClose={() => undefined}>
      <SignInAgainForm />
    </Dialog>
  );
}

function SignInAgainForm() {
  const { email } = useSignedInUser();
  const signIn = useSignIn();
  const { field, ...frame } = useAccountForm({
    checks: { password: checkCurrentPassword },
    send: ({ password }) => signIn({ email, password }),
    onDone: () => undefined,
    failure: 'Login failed',
  });
  return (
    <AccountForm
      {...frame}
      title="Sign in again"
      isDialog
      lede="Authentication Error: Please sign in again to continue. What you typed is still here."
      submit="Sign In"
      links={<a href="/auth">Use another account</a>}
    >
      <TextField
        name="email"
        label="Email"
        value={email}
        onChange={() => undefined}
        autoComplete="username"
        readOnly
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        data-autofocus
      />
    </AccountForm>
  );
}
