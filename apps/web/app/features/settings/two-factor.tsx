import { type TwoFactorSetup, errorCodes } from '@replysmith/contract';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { encode } from 'uqr';
import { Button } from '../../components/button.tsx';
import { CodeField } from '../../components/code-field.tsx';
import { CopyButton, useCopied } from '../../components/copy-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useForm } from '../../components/form.tsx';
import { Section } from '../../components/section.tsx';
import { showToast } from '../../components/toast.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { checkTotp } from '../../lib/account-checks.ts';
import { explainAt } from '../../lib/api-error.ts';
import { copyText } from '../../lib/clipboard.ts';
import { saveFile } from '../../lib/save-file.ts';
import {
  useConfirmTwoFactor,
  useDisableTwoFactor,
  useEnableTwoFactor,
  useNewRecoveryCodes,
} from './account-api.ts';
import { DialogForm, PasswordStep } from './password-step.tsx';
import classes from './settings-page.module.css';

const dialogs = {
  'set-up': { label: 'Set up two-factor sign-in', Steps: SetUpTwoFactor },
  renew: { label: 'New recovery codes', Steps: RenewRecoveryCodes },
  'turn-off': { label: 'Turn off two-factor sign-in', Steps: TurnOffTwoFactor },
} as const;

type DialogName = keyof typeof dialogs;

export function TwoFactorBlock() {
  const { twoFactorEnabled, emailVerified } = useSignedInUser();
  const [dialog, setDialog] = useState<DialogName>('set-up');
  const [isOpen, setOpen] = useState(false);
  const { label, Steps } = dialogs[dialog];
  /** While codes are shown, a stray key or click must not close the dialog. */
  const [areCodesShown, setCodesShown] = useState(false);
  const close = () => {
    setOpen(false);
    setCodesShown(false);
  };

  const opener = (name: DialogName, text: string) => (
    <Button
      variant="line"
      onClick={() => {
        setDialog(name);
        setOpen(true);
      }}
    >
      {text}
    </Button>
  );

  return (
    <Section
      title="Two-factor sign-in"
      lede="After your password, a code from an app on your phone. Someone who only learns your password stays out."
    >
      <p
        className={`flex items-center gap-2 mb-3 strong ${classes.state}`}
        data-on={twoFactorEnabled || undefined}
      >
        {twoFactorEnabled && <IconShieldCheck size={18} stroke={1.5} aria-hidden />}
        {twoFactorEnabled ? 'On' : 'Off'}
      </p>
      {!twoFactorEnabled && !emailVerified && <p>{errorCodes.two_factor_unverified.message}</p>}
      <div className="row">
        {twoFactorEnabled ? (
          <>
            {opener('renew', 'New recovery codes')}
            {opener('turn-off', 'Turn off')}
          </>
        ) : (
          emailVerified && opener('set-up', 'Set up')
        )}
      </div>
      <Dialog label={label} isOpen={isOpen} onClose={() => !areCodesShown && close()}>
        <Steps onClose={close} onCodes={() => setCodesShown(true)} />
      </Dialog>
    </Section>
  );
}

function TurnOffTwoFactor({ onClose }: TwoFactorSteps) {
  const { mutateAsync } = useDisableTwoFactor();
  return (
    <PasswordStep
      title="Turn off two-factor sign-in"
      lede="The password alone will then sign you in, and your recovery codes stop working."
      submit="Turn off"
      look="danger"
      send={mutateAsync}
      onDone={() => {
        showToast({ title: 'Two-factor sign-in is off', message: 'Your password is enough now.' });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

function RenewRecoveryCodes({ onClose, onCodes }: TwoFactorSteps) {
  const { mutateAsync } = useNewRecoveryCodes();
  const [codes, setCodes] = useState<string[] | null>(null);

  if (codes) {
    return <RecoveryCodeList title="Your new recovery codes" codes={codes} onClose={onClose} />;
  }
  return (
    <PasswordStep
      title="New recovery codes"
      lede="The old ones stop working as soon as the new ones are made."
      submit="Make new codes"
      send={mutateAsync}
      onDone={({ recovery_codes }) => {
        onCodes();
        setCodes(recovery_codes);
      }}
      onCancel={onClose}
    />
  );
}

/** Password, then the app, then recovery codes. */
function SetUpTwoFactor({ onClose, onCodes }: TwoFactorSteps) {
  const enable = useEnableTwoFactor();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);

  if (!setup) {
    return (
      <PasswordStep
        title="Set up two-factor sign-in"
        lede="Enter your password first. Next you need an authenticator app on your phone."
        submit="Continue"
        send={enable.mutateAsync}
        onDone={setSetup}
        onCancel={onClose}
      />
    );
  }
  if (!isConfirmed) {
    return (
      <ScanStep
        uri={setup.totp_uri}
        onConfirmed={() => {
          onCodes();
          setConfirmed(true);
        }}
        onCancel={onClose}
      />
    );
  }
  return (
    <RecoveryCodeList
      title="Two-factor sign-in is on"
      codes={setup.recovery_codes}
      onClose={onClose}
    />
  );
}

type ScanStepProps = {
  /** The otpauth address for the app. */
  uri: string;
  onConfirmed: () => void;
  onCancel: () => void;
};

/** The app scans the key, and a first code confirms it. */
function ScanStep({ uri, onConfirmed, onCancel }: ScanStepProps) {
  const { mutateAsync } = useConfirmTwoFactor();
  const { hasCopied, copy } = useCopied(copyText);
  const key = keyOf(uri);
  const { field, ...frame } = useForm({
    checks: { code: checkTotp },
    send: ({ code }) => mutateAsync(code),
    onDone: onConfirmed,
    failure: 'Error',
    explain: explainAt({ invalid_code: 'code' }),
  });
  return (
    <DialogForm
      {...frame}
      title="Scan this with your app"
      lede="Then type the six digits that it shows. Two-factor sign-in is on once they match."
      submit="Turn on"
      onCancel={onCancel}
    >
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className={`grid items-center ${classes.key}`}>
        <p className="small ink-2 all-columns">No camera? Type this key into the app:</p>
        <code className="dense min-w-0 breakable">{key.grouped}</code>
        <CopyButton
          hasCopied={hasCopied}
          onCopy={() => void copy(key.plain)}
          variant="line"
          size="small"
        />
      </div>
      <CodeField {...field('code')} label="Six-digit code" />
    </DialogForm>
  );
}

/** The key in an otpauth address, plain and in groups of four for typing. */
export function keyOf(uri: string): { plain: string; grouped: string } {
  const plain = URL.parse(uri)?.searchParams.get('secret') ?? '';
  return { plain, grouped: plain.match(/.{1,4}/g)?.join(' ') ?? '' };
}

/** Dark on light in both themes: many cameras read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 3 });
  const path = data
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <svg
      className={`framed-line ${classes.code}`}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}

type TwoFactorSteps = {
  onClose: () => void;
  /** Called when recovery codes are shown, which happens only once. */
  onCodes: () => void;
};

type RecoveryCodeListProps = { title: string; codes: readonly string[]; onClose: () => void };

/** The recovery codes, shown only once. */
function RecoveryCodeList({ title, codes, onClose }: RecoveryCodeListProps) {
  const { email } = useSignedInUser();
  const { hasCopied, copy } = useCopied(copyText);
  const heading = `Replysmith recovery codes for ${email}`;
  const text = `${heading}\nEach works once, in place of a code from the app.\n\n${codes.join('\n')}\n`;
  const save = () =>
    saveFile('replysmith-recovery-codes.txt', new Blob([text], { type: 'text/plain' }));

  return (
    <div>
      <h2 className="head">{title}</h2>
      <p className="ink-2 pretty intro">
        Keep these recovery codes somewhere other than your phone. Each signs you in once when the
        app is out of reach. They are not shown again.
      </p>
      <div className={classes.paper}>
        <p className={`hidden ${classes.heading}`}>{heading}</p>
        <ul className={`grid gap-1-4 ${classes.codes}`} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="row mt-3">
        <CopyButton
          hasCopied={hasCopied}
          onCopy={() => void copy(text)}
          variant="line"
          size="small"
        />
        <Button variant="line" size="small" onClick={save}>
          Download
        </Button>
        <Button variant="line" size="small" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <div className="grid mt-6">
        <Button onClick={onClose}>I have saved them</Button>
      </div>
    </div>
  );
}
