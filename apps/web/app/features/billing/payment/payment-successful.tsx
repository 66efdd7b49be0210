import { IconCircleCheck } from '@tabler/icons-react';
import { useSubscription } from '../../../data/subscription.ts';
import { PlanBenefits } from '../plan-benefits.tsx';
import { ToBilling, ToDashboard } from './payment-links.tsx';
import { PaymentNotice } from './payment-notice.tsx';

/** Only shown once the server says that the plan holds. */
export function PaymentSuccessful({ planName }: { planName: string | null }) {
  const { data: subscription } = useSubscription();
  const name = planName ?? subscription?.plan.name ?? 'Your plan';
  const isHere = subscription?.plan.name === name;
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
      {isHere && <PlanBenefits features={subscription.plan.features} />}
    </PaymentNotice>
  );
}
