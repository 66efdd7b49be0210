import { useMounted } from '@mantine/hooks';
import { errorCodes } from '@replysmith/contract';
import { useState } from 'react';
import { useNoteSession, useSignedInUser } from '../../data/session.ts';
import { SignedInContext, useSignIn } from './api.ts';
import { checkCurrentPassword } from '../../lib/account-checks.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { Dialog } from '../../components/dialog.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/field.tsx';
import { useForm } from '../../components/form.tsx';
import { AccountForm } from './sign-up-form.tsx';
import { CodeStep } from './code-step.tsx';

const stay = () => undefined;

/** The password and two-factor steps, over the page. */
export function SignInAgainDialog({ isOpen }: { isOpen: boolean }) {
  const isMounted = useMounted();
  const noteSession = useNoteSession();
  return (
    <Dialog label="Sign in again" isOpen={isOpen && isMounted} onClose={stay}>
      <SignedInContext value={noteSession}>
        <SignInAgainSteps />
      </SignedInContext>
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
      lede={`${errorCodes.unauthenticated.message} What you typed is still here.`}
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
