import { pages } from '@replysmith/contract';
import { IconReceiptOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../components/button.tsx';
import { FollowPayment } from './follow-payment.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { upgradePath } from './plan-offer.tsx';

/** Where leaving the checkout leads; the chosen plan stays on the upgrade page. */
export function PaymentCancelledPage() {
  const [search] = useSearchParams();
  return (
    <PaymentNotice
      title="Payment Cancelled"
      icon={<IconReceiptOff size={32} stroke={1.25} aria-hidden />}
      text="You left the checkout. No charge was made, and your plan has not changed."
      actions={
        <>
          <ButtonLink to={upgradePath(search.get('upgrade'))}>Try Again</ButtonLink>
          <ButtonLink to={pages.dashboard} variant="line">
            Back to Dashboard
          </ButtonLink>
        </>
      }
    />
  );
}

/** Where the payment provider redirects to. */
export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const sessionId = search.get('session_id');
  return (
    <FollowPayment
      key={`${String(attempt)} ${sessionId ?? ''}`}
      sessionId={sessionId}
      onTryAgain={() => setAttempt(attempt + 1)}
    />
  );
}
