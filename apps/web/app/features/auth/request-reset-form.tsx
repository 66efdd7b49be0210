import { Link, useSearchParams } from 'react-router';
import { explainFailure } from '../../lib/wire/explain-failure.ts';
import { authClient } from '../../lib/account/auth-client.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { checkEmail } from '../../lib/account/account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { authPath } from './auth-mode.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useCarriedState } from './use-carried-state.ts';

type RequestResetFormProps = {
  /** The visitor came with a link that no longer works. */
  hasDeadLink: boolean;
  onRequested: (email: string) => void;
};

export function RequestResetForm({ hasDeadLink, onRequested }: RequestResetFormProps) {
  const [search] = useSearchParams();
  const state = useCarriedState();
  const { field, ...frame } = useForm({
    checks: { email: checkEmail },
    send: ({ email }) => authClient.requestReset(email.trim()),
    onDone: ({ email }) => {
      showToast({
        title: 'Reset email sent',
        message: 'Check your email for password reset instructions.',
      });
      onRequested(email.trim());
    },
    failure: 'Error',
    explain: explainFailure,
  });
  return (
    <AccountForm
      {...frame}
      title="Reset your password"
      lede={
        hasDeadLink
          ? 'That link has expired or was used already. Ask for a new one.'
          : 'We send a link to your address. It works for an hour.'
      }
      submit="Send Reset Email"
      links={
        <Link to={authPath('sign-in', search)} state={state}>
          Back to Sign In
        </Link>
      }
    >
      <TextField {...field('email')} label="Email" type="email" autoComplete="username" />
    </AccountForm>
  );
}
