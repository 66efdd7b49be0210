import { errorCodes } from '@replysmith/contract';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { RuledBlock } from '../../../../ui/ruled-block/ruled-block.tsx';
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx';
import { SetUpTwoFactor } from './set-up-two-factor.tsx';
import { TurnOffTwoFactor } from './turn-off-two-factor.tsx';
import classes from './two-factor-block.module.css';

const dialogs = {
  'set-up': { label: 'Set up two-factor sign-in', Steps: SetUpTwoFactor },
  renew: { label: 'New recovery codes', Steps: RenewRecoveryCodes },
  'turn-off': { label: 'Turn off two-factor sign-in', Steps: TurnOffTwoFactor },
} as const;

type DialogName = keyof typeof dialogs;

export function TwoFactorBlock() {
  const { twoFactorEnabled, emailVerified } = useSignedInUser();
  const [asked, setAsked] = useState<DialogName>('set-up');
  const [isOpen, setOpen] = useState(false);
  const { label, Steps } = dialogs[asked];
  /** Then a stray key or click must not make them vanish. */
  const [areCodesShown, setCodesShown] = useState(false);
  const close = () => {
    setOpen(false);
    setCodesShown(false);
  };

  const opener = (name: DialogName, text: string) => (
    <Button
      variant="line"
      onClick={() => {
        setAsked(name);
        setOpen(true);
      }}
    >
      {text}
    </Button>
  );

  return (
    <RuledBlock
      title="Two-factor sign-in"
      lede="After your password, a code from an app on your phone. Whoever learns the password alone stays out."
    >
      <p className={classes.state} data-on={twoFactorEnabled || undefined}>
        {twoFactorEnabled && <IconShieldCheck size={18} stroke={1.5} aria-hidden />}
        {twoFactorEnabled ? 'On' : 'Off'}
      </p>
      {!twoFactorEnabled && !emailVerified && <p>{errorCodes.two_factor_unverified.message}</p>}
      <div className={classes.buttons}>
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
    </RuledBlock>
  );
}
