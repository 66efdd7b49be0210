import { useChangePassword } from '../../../data/account/change-password.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { checkCurrentPassword, checkNewPassword } from '../../../lib/account/account-checks.ts';
import { explainAt } from '../../../lib/wire/explain-failure.ts';
import { passwordRules } from '../../../lib/account/password-rules.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { PasswordRuleList } from '../../../ui/field/password-rule-list.tsx';
import { UsernameHint } from '../../../ui/field/username-hint.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import classes from './password-form.module.css';

const explain = explainAt({
  current_password_incorrect: 'currentPassword',
  weak_password: 'newPassword',
});

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { email } = useSignedInUser();
  const { mutateAsync } = useChangePassword();
  const { field, ...frame } = useForm({
    checks: {
      currentPassword: checkCurrentPassword,
      newPassword: checkNewPassword,
      confirmation: (confirmation, { newPassword }) => {
        if (confirmation === '') return 'Type the new password once more.';
        return confirmation === newPassword ? undefined : "Passwords don't match";
      },
    },
    send: ({ currentPassword, newPassword }) => mutateAsync({ currentPassword, newPassword }),
    onDone: () => {
      showToast({ title: 'Password changed', message: 'Every other place is signed out.' });
      onChanged();
    },
    failure: 'Error',
    explain,
  });
  const newPassword = field('newPassword');
  return (
    <div className={classes.form}>
      <Form {...frame} submit="Change Password">
        <UsernameHint email={email} />
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField {...newPassword} label="New password" autoComplete="new-password">
          <PasswordRuleList rules={passwordRules} password={newPassword.value} />
        </PasswordField>
        <PasswordField
          {...field('confirmation')}
          label="New password once more"
          autoComplete="new-password"
        />
      </Form>
    </div>
  );
}
