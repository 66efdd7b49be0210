import { type RefObject, useEffect, useState } from 'react';
import { useSignIn } from './api.ts';
import { checkRecoveryCode, checkTotp } from '../../lib/account-checks.ts';
import { explainAt } from '../../lib/api-error.ts';
import { CodeField } from '../../components/code-field.tsx';
import { TextField } from '../../components/field.tsx';
import { useForm } from '../../components/form.tsx';
import { AccountForm } from './sign-up-form.tsx';

type Code = {
  readonly check: (typed: string) => string | undefined;
  readonly title: string;
  readonly lede: string;
  /** The button that changes to the other code. */
  readonly other: string;
  readonly send: (signIn: ReturnType<typeof useSignIn>, code: string) => Promise<unknown>;
};

const totp: Code = {
  check: checkTotp,
  title: 'Enter your code',
  lede: 'Your authenticator app shows six digits for Replysmith. They change every 30 seconds.',
  other: 'Use a recovery code instead',
  send: (signIn, code) => signIn.withTotp(code),
};

const recoveryCode: Code = {
  check: checkRecoveryCode,
  title: 'Enter a recovery code',
  lede: 'One of the codes you saved when you set up two-factor sign-in. Each works once.',
  other: 'Use the authenticator app instead',
  send: (signIn, code) => signIn.withRecoveryCode(code.trim()),
};

/** The second factor, after the right password. */
export function CodeStep(props: CodeStepProps) {
  const [isLost, setLost] = useState(false);
  const code = isLost ? recoveryCode : totp;
  return <CodeForm key={code.title} {...props} code={code} onSwitch={() => setLost(!isLost)} />;
}

type CodeFormProps = CodeStepProps & { code: Code; onSwitch: () => void };

function CodeForm({ code, isPart = false, onSignedIn, onBack, onSwitch }: CodeFormProps) {
  const signIn = useSignIn();
  const { field, ...frame } = useForm({
    checks: { code: code.check },
    send: (typed) => code.send(signIn, typed.code),
    onDone: onSignedIn,
    failure: 'Login failed',
    explain: explainAt({ invalid_code: 'code' }),
  });
  useFocusFirstField(frame.form.ref);
  return (
    <AccountForm
      {...frame}
      title={code.title}
      isPart={isPart}
      lede={code.lede}
      submit="Sign In"
      links={
        <>
          <button type="button" onClick={onSwitch}>
            {code.other}
          </button>
          <button type="button" onClick={onBack}>
            Back to the password
          </button>
        </>
      }
    >
      {code === totp ? (
        <CodeField {...field('code')} label="Six-digit code" />
      ) : (
        <TextField
          {...field('code')}
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
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
