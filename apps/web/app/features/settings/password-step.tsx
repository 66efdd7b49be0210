import type { ComponentProps, ReactNode } from 'react';
import { Button, type ButtonLook } from '../../components/button.tsx';
import { UsernameHint } from '../../components/field.tsx';
import { Form, useForm } from '../../components/form.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { checkCurrentPassword } from '../../lib/account-checks.ts';
import { explainAt } from '../../lib/api-error.ts';

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

/** Asks for the password before a protected action. */
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

type DialogFormProps = Omit<ComponentProps<typeof Form>, 'beside'> & {
  title: string;
  lede: ReactNode;
  onCancel: () => void;
};

/** A form in a dialog: what it is about, its fields, and a way back. */
export function DialogForm({ title, lede, onCancel, ...form }: DialogFormProps) {
  return (
    <>
      <h2 className="head">{title}</h2>
      <div className="stack gap-3 ink-2 pretty intro">{lede}</div>
      <Form
        {...form}
        beside={
          <Button variant="line" onClick={onCancel}>
            Cancel
          </Button>
        }
      />
    </>
  );
}
