import { useState } from 'react';
import { useDeleteAccount, useExportAccount } from './account-api.ts';
import { useSignedInUser } from '../../data/session.ts';
import { checkCurrentPassword } from '../../lib/account-checks.ts';
import { explainAt } from '../../lib/api-error.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/field.tsx';
import { useForm } from '../../components/form.tsx';
import { Section } from '../../components/section.tsx';
import { showToast } from '../../components/toast.tsx';
import { DialogForm, PasswordStep } from './password-step.tsx';
import { SettingAnchor } from './setting-fields.tsx';
import classes from './settings-page.module.css';

type DataSectionProps = {
  /** Called once the account is deleted. */
  onDeleted: () => void;
};

/** Data export and account deletion. */
export function DataSection({ onDeleted }: DataSectionProps) {
  return (
    <>
      <SettingAnchor id="export">
        <ExportBlock />
      </SettingAnchor>
      <SettingAnchor id="delete">
        <DeleteBlock onDeleted={onDeleted} />
      </SettingAnchor>
    </>
  );
}

function ExportBlock() {
  const [isOpen, setOpen] = useState(false);
  const { isPending, received, exportAccount, stop } = useExportAccount();
  const close = () => {
    stop();
    setOpen(false);
  };
  return (
    <Section
      title="Export your data"
      lede="Everything this server holds about you in one JSON file: profile, chats, usage and plan. Passwords and sign-in keys are not in it."
    >
      <Button variant="line" onClick={() => setOpen(true)}>
        Export my data
      </Button>
      <Dialog label="Export your data" isOpen={isOpen} onClose={close}>
        <PasswordStep
          title="Export your data"
          lede="The file is not protected by a password. Keep it where only you can read it."
          submit="Export"
          send={exportAccount}
          onDone={() => {
            setOpen(false);
            showToast({ title: 'Exported', message: 'The file is in your downloads.' });
          }}
          onCancel={close}
        >
          <p className="small ink-2" role="status">
            {isPending &&
              (received > 0
                ? `${byteText(received)} so far`
                : 'The server is gathering your data.')}
          </p>
        </PasswordStep>
      </Dialog>
    </Section>
  );
}

/** "340 kB", "1.2 MB" */
export function byteText(bytes: number): string {
  if (bytes < 1_000_000) return `${String(Math.ceil(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function DeleteBlock({ onDeleted }: { onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Section
      title="Delete your account"
      lede="At once and for good. Export your data first if you may want it later."
    >
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog label="Delete your account" isOpen={isOpen} onClose={close}>
        <DeleteAccountForm onDeleted={onDeleted} onCancel={close} />
      </Dialog>
    </Section>
  );
}

type DeleteAccountFormProps = { onDeleted: () => void; onCancel: () => void };

function DeleteAccountForm({ onDeleted, onCancel }: DeleteAccountFormProps) {
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
          <p>This cannot be undone. It deletes:</p>
          <ul className={classes.items}>
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
