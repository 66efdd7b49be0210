import { type RefObject, useEffect, useState } from 'react';
import { useSignIn } from './api.ts';
import { checkRecoveryCode, checkTotp } from '../../lib/account-checks.ts';
import { explainAt } from '../../lib/api-error.ts';
import { CodeField } from '../../components/code-field.tsx';
import { TextField } from '../../components/field.tsx';
import { useForm } from '../../components/form.tsx';
import { AccountForm } from './sign-up-form.tsx';

/** The second factor, after the right password. */
export function CodeStep(props: CodeStepProps) {
  const [isLost, setLost] = useState(false);
  const Step = isLost ? RecoveryCodeForm : TotpForm;
  return <Step {...props} onSwitch={() => setLost(!isLost)} />;
}

type TotpFormProps = CodeStepProps & { onSwitch: () => void };

function TotpForm({ isPart = false, onSignedIn, onBack, onSwitch }: TotpFormProps) {
  const signIn = useSignIn();
  const { field, ...frame } = useForm({
    checks: { code: checkTotp },
    send: ({ code }) => signIn.withTotp(code),
    onDone: onSignedIn,
    failure: 'Login failed',
    explain: explainAt({ invalid_code: 'code' }),
  });
  useFocusFirstField(frame.form.ref);
  return (
    <AccountForm
      {...frame}
      title="Enter your code"
      isPart={isPart}
      lede="Your authenticator app shows six digits for Replysmith. They change every 30 seconds."
      submit="Sign In"
      links={
        <>
          <button type="button" onClick={onSwitch}>
            Use a recovery code instead
          </button>
          <button type="button" onClick={onBack}>
            Back to the password
          </button>
        </>
      }
    >
      <CodeField {...field('code')} label="Six-digit code" />
    </AccountForm>
  );
}

type RecoveryCodeFormProps = CodeStepProps & { onSwitch: () => void };

function RecoveryCodeForm(props: RecoveryCodeFormProps) {
  const { isPart = false, onSignedIn, onBack, onSwitch } = props;
  const signIn = useSignIn();
  const { field, ...frame } = useForm({
    checks: { code: checkRecoveryCode },
    send: ({ code }) => signIn.withRecoveryCode(code.trim()),
    onDone: onSignedIn,
    failure: 'Login failed',
    explain: explainAt({ invalid_code: 'code' }),
  });
  useFocusFirstField(frame.form.ref);
  return (
    <AccountForm
      {...frame}
      title="Enter a recovery code"
      isPart={isPart}
      lede="One of the codes you saved when you set up two-factor sign-in. Each works once."
      submit="Sign In"
      links={
        <>
          <button type="button" onClick={onSwitch}>
            Use the authenticator app instead
          </button>
          <button type="button" onClick={onBack}>
            Back to the password
          </button>
        </>
      }
    >
      <TextField
        {...field('code')}
        label="Recovery code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </AccountForm>
  );
}

type CodeStepProps = {
  isPart?: boolean;
  onSignedIn: () => void;
  /** Back to the password. */
  onBack: () => void;
};

/** A step that replaces another takes the focus too. */
function useFocusFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);
}
