import { useState } from 'react';
import { useNewRecoveryCodes } from '../../../../data/account/two-factor.ts';
import { PasswordStep } from '../../password-step.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import type { TwoFactorSteps } from './two-factor-steps.ts';

export function RenewRecoveryCodes({ onClose, onCodes }: TwoFactorSteps) {
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
