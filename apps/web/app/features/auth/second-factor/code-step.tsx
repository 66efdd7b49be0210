import { useState } from 'react';
import type { CodeStepProps } from './code-step-props.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import { TotpForm } from './totp-form.tsx';

/** The second factor, after the right password. */
export function CodeStep(props: CodeStepProps) {
  const [isLost, setLost] = useState(false);
  const Step = isLost ? RecoveryCodeForm : TotpForm;
  return <Step {...props} onSwitch={() => setLost(!isLost)} />;
}
