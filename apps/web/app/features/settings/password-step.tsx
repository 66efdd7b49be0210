import type { ReactNode } from 'react';
import { useSignedInUser } from '../../data/session/session.ts';
import { checkCurrentPassword } from '../../lib/account/account-checks.ts';
import { explainAt } from '../../lib/wire/explain-failure.ts';
import type { ButtonLook } from '../../ui/button/button-look.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { UsernameHint } from '../../ui/field/username-hint.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { DialogForm } from './dialog-form.tsx';

type PasswordStepProps<Result> = {
  title: string;
  lede: ReactNode;
  submit: string;
  look?: ButtonLook['variant'];
  send: (password: string) => Promise<Result>;
  onDone: (result: Result) => void;
  onCancel: () => void;
  /** Shown under the field. */
  children?: ReactNode;
};

/** Asks for the password before something that needs it. */
export function PasswordStep<Result>(props: PasswordStepProps<Result>) {
  const { title, lede, submit, look, send, onDone, onCancel, children } = props;
  const { email } = useSignedInUser();
  const { field, ...frame } = useForm({
    checks: { password: checkCurrentPassword },
    send: ({ password }) => send(password),
    onDone: (_, result) => onDone(result),
    failure: 'Error',
    explain: explainAt({ current_password_incorrect: 'password' }),
  });
  return (
    <DialogForm
      {...frame}
      title={title}
      lede={lede}
      submit={submit}
      look={look}
      onCancel={onCancel}
    >
      <UsernameHint email={email} />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        data-autofocus
      />
      {children}
    </DialogForm>
  );
}
