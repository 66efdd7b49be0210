import { Link } from 'react-router';
import { passwordRules } from '../../lib/account/password-rules.ts';
import { explainFailure } from '../../lib/wire/explain-failure.ts';
import { authClient } from '../../lib/account/auth-client.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { checkNewPassword } from '../../lib/account/account-checks.ts';
import { AccountForm } from './account-form.tsx';
import { authPath } from './auth-mode.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { PasswordRuleList } from '../../ui/field/password-rule-list.tsx';
import { useForm } from '../../ui/form/use-form.ts';

type NewPasswordFormProps = { token: string; onChanged: () => void };

export function NewPasswordForm({ token, onChanged }: NewPasswordFormProps) {
  const { field, ...frame } = useForm({
    checks: { newPassword: checkNewPassword },
    send: ({ newPassword }) => authClient.setNewPassword({ token, newPassword }),
    onDone: () => {
      showToast({ title: 'Password changed', message: 'Sign in with your new password.' });
      onChanged();
    },
    failure: 'Error',
    explain: explainFailure,
  });
  const password = field('newPassword');
  return (
    <>
      {/* The address loses the token, by which the page would be known. */}
      <title>Set a new password · Replysmith</title>
      <AccountForm
        {...frame}
        title="Set a new password"
        lede="It replaces the old one and signs you out everywhere."
        submit="Set New Password"
        links={
          <>
            <Link to={authPath('reset')}>Ask for a new link</Link>
            <Link to={authPath('sign-in')}>Back to Sign In</Link>
          </>
        }
      >
        <PasswordField {...password} label="New password" autoComplete="new-password">
          <PasswordRuleList rules={passwordRules} password={password.value} />
        </PasswordField>
      </AccountForm>
    </>
  );
}
