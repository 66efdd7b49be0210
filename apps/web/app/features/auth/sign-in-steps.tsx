import { useState } from 'react';
import { showToast } from '../../ui/toast/toast-store.ts';
import { CodeStep } from './second-factor/code-step.tsx';
import { SignInForm } from './sign-in-form.tsx';

type SignInStepsProps = {
  /** An address that was given a moment ago. */
  email: string | undefined;
  /** They stand under another heading. */
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
