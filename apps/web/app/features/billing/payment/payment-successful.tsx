import type { CheckoutOutcome } from '@replysmith/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { planLines } from '../../../data/payment/plan-words.ts';
import { useSubscription } from '../../../data/payment/subscription.ts';
import { CheckList } from '../../../ui/check-list/check-list.tsx';
import { ToBilling, ToDashboard } from './payment-links.tsx';
import { PaymentNotice } from './payment-notice.tsx';

/** Only shown once the server says that the plan holds. */
export function PaymentSuccessful({ plan }: { plan: CheckoutOutcome['plan'] }) {
  const { data: subscription } = useSubscription();
  const name = plan?.name ?? subscription?.plan.name ?? 'Your plan';
  const isHere = subscription !== undefined && (!plan || subscription.plan.key === plan.key);
  return (
    <PaymentNotice
      title="Payment Successful!"
      icon={<IconCircleCheck size={32} stroke={1.25} aria-hidden />}
      text={`${name} holds from now on, in every tab.`}
      actions={
        <>
          <ToDashboard variant="ink" />
          <ToBilling />
        </>
      }
    >
      {isHere && <CheckList lines={planLines(subscription.plan.features)} />}
    </PaymentNotice>
  );
}
