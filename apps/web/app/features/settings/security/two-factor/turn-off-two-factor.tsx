import { useDisableTwoFactor } from '../../../../data/account/two-factor.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { PasswordStep } from '../../password-step.tsx';
import type { TwoFactorSteps } from './two-factor-steps.ts';

export function TurnOffTwoFactor({ onClose }: TwoFactorSteps) {
  const { mutateAsync } = useDisableTwoFactor();
  return (
    <PasswordStep
      title="Turn off two-factor sign-in"
      lede="The password alone then signs you in, and your recovery codes stop working."
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
