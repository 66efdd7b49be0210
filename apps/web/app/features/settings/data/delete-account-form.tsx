import { useDeleteAccount } from '../../../data/account/delete-account.ts';
import { useSignedInUser } from '../../../data/session/session.ts';
import { checkCurrentPassword } from '../../../lib/account/account-checks.ts';
import { explainAt } from '../../../lib/wire/explain-failure.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useForm } from '../../../ui/form/use-form.ts';
import { DialogForm } from '../dialog-form.tsx';
import classes from './delete-account-form.module.css';

type DeleteAccountFormProps = { onDeleted: () => void; onCancel: () => void };

export function DeleteAccountForm({ onDeleted, onCancel }: DeleteAccountFormProps) {
  const { email } = useSignedInUser();
  const { mutateAsync } = useDeleteAccount();
  const { field, ...frame } = useForm({
    checks: {
      confirmation: (typed) =>
        typed.trim().toLowerCase() === email.toLowerCase() ? undefined : `This is not ${email}.`,
      password: checkCurrentPassword,
    },
    send: ({ confirmation, password }) =>
      mutateAsync({ confirmation: confirmation.trim(), password }),
    onDone: onDeleted,
    failure: 'Error',
    explain: explainAt({ current_password_incorrect: 'password' }),
  });
  return (
    <DialogForm
      {...frame}
      title="Delete your account"
      lede={
        <>
          <p>This cannot be undone. What goes:</p>
          <ul className={classes.list}>
            <li>your chats, drafts and rewrites</li>
            <li>your profile, settings and usage</li>
            <li>your plan: a paid one is cancelled, and what is left of it is lost</li>
          </ul>
        </>
      }
      submit="Delete for good"
      look="danger"
      onCancel={onCancel}
    >
      <TextField
        {...field('confirmation')}
        label={`Type ${email} to confirm`}
        type="email"
        autoComplete="off"
        data-autofocus
      />
      <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
    </DialogForm>
  );
}
