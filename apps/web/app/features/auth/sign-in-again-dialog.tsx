import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { useSignedInUser } from '../../data/session/session.ts';
import { useSignIn } from '../../data/session/sign-in.ts';
import { checkCurrentPassword } from '../../lib/account/account-checks.ts';
import { explainFailure } from '../../lib/wire/explain-failure.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { AccountForm } from './account-form.tsx';
import { CodeStep } from './second-factor/code-step.tsx';

const stay = () => undefined;

/** The password, and what comes after it, over the page. */
export function SignInAgainDialog({ isOpen }: { isOpen: boolean }) {
  const isMounted = useMounted();
  return (
    <Dialog label="Sign in again" isOpen={isOpen && isMounted} onClose={stay}>
      <SignInAgainSteps />
    </Dialog>
  );
}

function SignInAgainSteps() {
  const [needsCode, setNeedsCode] = useState(false);
  if (!needsCode) return <PasswordStep onNeedsCode={() => setNeedsCode(true)} />;
  return <CodeStep isPart onSignedIn={stay} onBack={() => setNeedsCode(false)} />;
}

function PasswordStep({ onNeedsCode }: { onNeedsCode: () => void }) {
  const { email } = useSignedInUser();
  const signIn = useSignIn();
  const { field, ...frame } = useForm({
    checks: { password: checkCurrentPassword },
    send: ({ password }) => signIn.withPassword({ email, password }),
    onDone: (_, step) => {
      if (step === 'needs-code') onNeedsCode();
    },
    failure: 'Login failed',
    explain: explainFailure,
  });
  return (
    <AccountForm
      {...frame}
      title="Sign in again"
      isPart
      lede="Authentication Error: Please sign in again to continue. What you typed is still here."
      submit="Sign In"
      links={<a href="/auth">Use another account</a>}
    >
      <TextField
        name="email"
        label="Email"
        value={email}
        onChange={stay}
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
