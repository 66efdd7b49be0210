import {
  IconClockPause,
  IconHourglass,
  IconPlugConnectedX,
  IconReceipt,
} from '@tabler/icons-react';
import { usePayment } from '../../../data/payment/payment.ts';
import { hasCode, isNotFound } from '../../../lib/wire/api-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CheckoutNumber } from './checkout-number.tsx';
import { PaymentBeforeChange } from './payment-before-change.tsx';
import { ToBilling, ToDashboard, ToPlans } from './payment-links.tsx';
import { PaymentNotice } from './payment-notice.tsx';
import { paymentPhase } from './payment-phase.ts';
import { PaymentSuccessful } from './payment-successful.tsx';
import { useWatchedFor } from './use-watched-for.ts';

type FollowPaymentProps = { sessionId: string | null; onTryAgain: () => void };

/** Follows a payment until the server knows what has become of it. */
export function FollowPayment({ sessionId, onTryAgain }: FollowPaymentProps) {
  const watchedFor = useWatchedFor();
  const { data, error } = usePayment(sessionId, { isWatching: watchedFor !== 'too-long' });
  const failure = error && (isBadNumber(error) ? 'not-found' : 'other');
  const phase = paymentPhase({ sessionId, status: data?.status, failure, watchedFor });
  const look = { size: 32, stroke: 1.25, 'aria-hidden': true };
  const tryAgain = <Button onClick={onTryAgain}>Try again</Button>;

  switch (phase) {
    case 'processing':
      return (
        <PaymentNotice
          title="Processing Payment"
          icon={<IconHourglass {...look} />}
          text="Waiting for the payment to be confirmed. This page updates by itself."
        />
      );
    case 'paid':
      return <PaymentSuccessful plan={data?.plan ?? null} />;
    case 'changed':
      return <PaymentBeforeChange plan={data?.plan ?? null} />;
    case 'waiting':
      return (
        <PaymentNotice
          title="We are still waiting for the payment"
          icon={<IconClockPause {...look} />}
          text="It has not been confirmed yet. Nothing is lost: your plan changes by itself once it is, and you can leave this page."
          actions={
            <>
              {tryAgain}
              <ToDashboard />
            </>
          }
        >
          {sessionId && <CheckoutNumber id={sessionId} />}
        </PaymentNotice>
      );
    case 'open':
      return (
        <PaymentNotice
          title="This checkout is not paid yet"
          icon={<IconReceipt {...look} />}
          text="Nothing was charged. Choose the plan again to go on to its checkout."
          actions={
            <>
              <ToPlans planKey={data?.plan?.key ?? null} />
              <ToDashboard />
            </>
          }
        />
      );
    case 'expired':
      return (
        <PaymentNotice
          title="This checkout has expired"
          icon={<IconReceipt {...look} />}
          text="It can no longer be paid, and nothing was charged for it. Choose the plan again for a new one."
          actions={
            <>
              <ToPlans planKey={data?.plan?.key ?? null} />
              <ToDashboard />
            </>
          }
        />
      );
    case 'unknown':
      return (
        <PaymentNotice
          title="No such payment"
          icon={<IconReceipt {...look} />}
          text="This account has no checkout of that number. If you paid from another account, sign in with that one."
          actions={
            <>
              <ToDashboard variant="ink" />
              <ToBilling />
            </>
          }
        />
      );
    case 'none':
      return (
        <PaymentNotice
          title="No payment to show"
          icon={<IconReceipt {...look} />}
          text="This page follows a payment, and its address names none. What you pay for is listed in Billing."
          actions={
            <>
              <ToDashboard variant="ink" />
              <ToBilling />
            </>
          }
        />
      );
    case 'failed':
      return (
        <PaymentNotice
          title="The payment could not be checked"
          icon={<IconPlugConnectedX {...look} />}
          text={`${error?.message ?? ''} Whatever was paid is safe, and your plan changes by itself.`}
          actions={
            <>
              {tryAgain}
              <ToDashboard />
            </>
          }
        />
      );
  }
}

/** A number that no checkout could have is as unknown as one that none has. */
function isBadNumber(error: Error): boolean {
  return isNotFound(error) || hasCode(error, 'validation_failed');
}
