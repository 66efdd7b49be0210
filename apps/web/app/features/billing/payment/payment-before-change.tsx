import type { CheckoutOutcome } from '@replysmith/contract';
import { IconReceipt } from '@tabler/icons-react';
import { useSubscription } from '../../../data/payment/subscription.ts';
import { ToBilling, ToDashboard } from './payment-links.tsx';
import { PaymentNotice } from './payment-notice.tsx';

/** A payment that was made, for a plan that no longer is the one that holds. */
export function PaymentBeforeChange({ plan }: { plan: CheckoutOutcome['plan'] }) {
  const current = useSubscription().data?.plan.name;
  const what = plan ? ` for ${plan.name}` : '';
  return (
    <PaymentNotice
      title="This payment was made"
      icon={<IconReceipt size={32} stroke={1.25} aria-hidden />}
      text={`The payment${what} went through. Since then your plan has changed${
        current ? `: you are on ${current} now` : ''
      }.`}
      actions={
        <>
          <ToDashboard variant="ink" />
          <ToBilling />
        </>
      }
    />
  );
}
