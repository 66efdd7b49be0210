import { useState } from 'react';
import { useChangePassword } from './account-api.ts';
import { useSignedInUser } from '../../data/session.ts';
import { checkCurrentPassword, checkNewPassword, passwordRules } from '../../lib/account-checks.ts';
import { explainAt } from '../../lib/api-error.ts';
import { PasswordField, PasswordRuleList } from '../../components/password-field.tsx';
import { UsernameHint } from '../../components/field.tsx';
import { Form, useForm } from '../../components/form.tsx';
import { Section } from '../../components/section.tsx';
import { showToast } from '../../components/toast.tsx';
import { SettingAnchor } from './setting-fields.tsx';
import { SessionsBlock } from './open-sessions.tsx';
import { TwoFactorBlock } from './two-factor.tsx';
import classes from './settings-page.module.css';

const explain = explainAt({
  current_password_incorrect: 'currentPassword',
  weak_password: 'newPassword',
});

function PasswordForm({ onChanged }: { onChanged: () => void }) {
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
      showToast({ title: 'Password changed', message: 'Every other browser is signed out.' });
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
          label="Confirm new password"
          autoComplete="new-password"
        />
      </Form>
    </div>
  );
}

function PasswordBlock() {
  const [changes, setChanges] = useState(0);
  return (
    <Section
      title="Change your password"
      lede="A new one signs you out everywhere else, and we send you a mail about the change. Access keys go on working."
    >
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </Section>
  );
}

/** Password, two-factor sign-in and open sessions. */
export function SecuritySection() {
  return (
    <>
      <SettingAnchor id="password">
        <PasswordBlock />
      </SettingAnchor>
      <SettingAnchor id="two-factor">
        <TwoFactorBlock />
      </SettingAnchor>
      <SettingAnchor id="sessions">
        <SessionsBlock />
      </SettingAnchor>
    </>
  );
}
