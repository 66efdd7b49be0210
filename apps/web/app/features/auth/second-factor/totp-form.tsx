import { useSignIn } from '../../../data/session/sign-in.ts';
import { checkTotp } from '../../../lib/account/account-checks.ts';
import { explainAt } from '../../../lib/wire/explain-failure.ts';
import { CodeField } from '../../../ui/field/code-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { AccountForm } from '../account-form.tsx';
import type { CodeStepProps } from './code-step-props.ts';
import { useFocusFirstField } from './use-focus-first-field.ts';

type TotpFormProps = CodeStepProps & { onSwitch: () => void };

export function TotpForm({ isPart = false, onSignedIn, onBack, onSwitch }: TotpFormProps) {
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
