import { useConfirmTwoFactor } from '../../../../data/account/two-factor.ts';
import { checkTotp } from '../../../../lib/account/account-checks.ts';
import { copyText } from '../../../../lib/clipboard/copy-text.ts';
import { explainAt } from '../../../../lib/wire/explain-failure.ts';
import { CopyButton } from '../../../../ui/copy/copy-button.tsx';
import { useCopied } from '../../../../ui/copy/use-copied.ts';
import { CodeField } from '../../../../ui/field/code-field.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { DialogForm } from '../../dialog-form.tsx';
import { keyOf } from './key-of.ts';
import { QrCode } from './qr-code.tsx';
import classes from './scan-step.module.css';

type ScanStepProps = {
  /** What the app has to know. */
  uri: string;
  onConfirmed: () => void;
  onCancel: () => void;
};

/** The app learns the key, and a first code proves that it did. */
export function ScanStep({ uri, onConfirmed, onCancel }: ScanStepProps) {
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
      lede="Then type the six digits that it shows. Two-factor sign-in is on once they fit."
      submit="Turn on"
      onCancel={onCancel}
    >
      <QrCode text={uri} label="QR code for your authenticator app" />
      <div className={classes.key}>
        <p className="small ink-2">No camera? Type this key into the app:</p>
        <code>{key.grouped}</code>
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
