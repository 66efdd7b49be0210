import type { TwoFactorSetup } from '@replysmith/contract';
import { useState } from 'react';
import { useEnableTwoFactor } from '../../../../data/account/two-factor.ts';
import { PasswordStep } from '../../password-step.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { ScanStep } from './scan-step.tsx';
import type { TwoFactorSteps } from './two-factor-steps.ts';

/** Password, then the app, then the codes for the day the phone is lost. */
export function SetUpTwoFactor({ onClose, onCodes }: TwoFactorSteps) {
  const enable = useEnableTwoFactor();
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null);
  const [isConfirmed, setConfirmed] = useState(false);

  if (!setup) {
    return (
      <PasswordStep
        title="Set up two-factor sign-in"
        lede="First your password. You need an authenticator app on your phone next."
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
