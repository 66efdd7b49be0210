import { IconMailCheck } from '@tabler/icons-react';
import { useResendVerification } from './api.ts';
import { useSignedInUser } from '../../data/session.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../components/toast.tsx';

/** For users who have not verified their address yet. */
export function VerifyBanner() {
  const { email } = useSignedInUser();
  const { wait, resend } = useResendVerification(email);

  const sendAgain = async () => {
    try {
      await resend();
      showToast({ title: 'Sent again.', message: `Look for it at ${email}.` });
    } catch (error) {
      showToast({ title: 'Error', message: explainFailure(error).message, kind: 'error' });
    }
  };

  return (
    <Banner
      tone="warning"
      icon={<IconMailCheck size={20} stroke={1.5} aria-hidden />}
      title="Please verify your email address."
      action={
        <Button variant="line" size="small" isBusy={wait > 0} onClick={() => void sendAgain()}>
          {wait > 0 ? `Send again in ${String(wait)} s` : 'Resend'}
        </Button>
      }
    >
      Check your inbox and click the verification link to unlock all features.
    </Banner>
  );
}
