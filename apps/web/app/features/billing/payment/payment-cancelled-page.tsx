import { pages } from '@replysmith/contract';
import { IconReceiptOff } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { upgradePath } from '../upgrade-path.ts';
import { PaymentNotice } from './payment-notice.tsx';

/** Where leaving the checkout leads; the plan that was chosen waits on the upgrade page. */
export function PaymentCancelledPage() {
  const [search] = useSearchParams();
  return (
    <PaymentNotice
      title="Payment Cancelled"
      icon={<IconReceiptOff size={32} stroke={1.25} aria-hidden />}
      text="You left the checkout. No charge was made, and your plan is what it was."
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
