import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button, type ButtonLook } from '../../components/button.tsx';
import { CopyButton, useCopied } from '../../components/copy-button.tsx';
import { TextAreaField, UsernameHint } from '../../components/field.tsx';
import { Form, useForm } from '../../components/form.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { checkCurrentPassword } from '../../lib/account-checks.ts';
import { explainAt } from '../../lib/api-error.ts';
import { copyText } from '../../lib/clipboard.ts';
import classes from './settings-page.module.css';

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

type ShownOnceProps = {
  title: string;
  label: string;
  secret: string;
  onClose: () => void;
  /** Where it belongs. */
  children: ReactNode;
};

/** A key or a secret that was just made, shown only once. */
export function ShownOnce({ title, label, secret, onClose, children }: ShownOnceProps) {
  const { hasCopied, copy } = useCopied(copyText);
  const shown = useRef<HTMLTextAreaElement>(null);
  useEffect(() => shown.current?.select(), []);
  return (
    <div>
      <h2 className="head">{title}</h2>
      <p className="ink-2 pretty intro">{children}</p>
      <div className={classes.secret}>
        <TextAreaField
          ref={shown}
          label={label}
          value={secret}
          readOnly
          rows={3}
          spellCheck={false}
          autoComplete="off"
          onChange={() => undefined}
          onFocus={({ target }) => target.select()}
        />
      </div>
      <div className="row mt-3">
        <CopyButton hasCopied={hasCopied} onCopy={() => void copy(secret)} />
        <Button variant="line" onClick={onClose}>
          I have saved it
        </Button>
      </div>
    </div>
  );
}
