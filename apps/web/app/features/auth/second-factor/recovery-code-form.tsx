import { useSignIn } from '../../../data/session/sign-in.ts';
import { checkRecoveryCode } from '../../../lib/account/account-checks.ts';
import { explainAt } from '../../../lib/wire/explain-failure.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { AccountForm } from '../account-form.tsx';
import type { CodeStepProps } from './code-step-props.ts';
import { useFocusFirstField } from './use-focus-first-field.ts';

type RecoveryCodeFormProps = CodeStepProps & { onSwitch: () => void };

export function RecoveryCodeForm(props: RecoveryCodeFormProps) {
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
      lede="One of the codes you kept when you set up two-factor sign-in. Each works once."
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
