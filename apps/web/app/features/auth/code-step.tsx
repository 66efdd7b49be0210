import { useState } from 'react';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { TotpForm } from './totp-form.tsx';

export type CodeStepProps = {
  isDialog?: boolean;
  onSignedIn: () => void;
  /** Back to the password. */
  onBack: () => void;
};

/** The second factor, after the right password. */
export function CodeStep(props: CodeStepProps) {
  const [isLost, setLost] = useState(false);
  const Step = isLost ? RecoveryCodeForm : TotpForm;
  return <Step {...props} onSwitch={() => setLost(!isLost)} />;
}
