import type { CheckoutOutcome } from '@replysmith/contract';
import {
  IconClockPause,
  IconHourglass,
  IconPlugConnectedX,
  IconReceipt,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { usePayment } from './payment.ts';
import { useSubscription } from '../../data/subscription.ts';
import { copyText } from '../../lib/clipboard.ts';
import { hasCode, isNotFound } from '../../lib/api-error.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton, useCopied } from '../../components/copy-button.tsx';
import {
  PaymentNotice,
  PaymentSuccessful,
  ToBilling,
  ToDashboard,
  ToPlans,
} from './payment-notice.tsx';

/**
 * The shortest time "Processing Payment" shows, and when the page stops promising a quick result.
 */
const leastMs = 3_000;
const mostMs = 30_000;

function useWatchedFor() {
  const [watchedFor, setWatchedFor] = useState<'a-moment' | 'long-enough' | 'too-long'>('a-moment');

  useEffect(() => {
    const timers = [
      setTimeout(() => setWatchedFor('long-enough'), leastMs),
      setTimeout(() => setWatchedFor('too-long'), mostMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);

  return watchedFor;
}

type FollowPaymentProps = { sessionId: string | null; onTryAgain: () => void };

/** Follows a payment until the server knows its outcome. */
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
          text="This account has no checkout with that number. If you paid from another account, sign in with that one."
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
          text="This page follows a payment, but its address names none. What you pay for is listed in Billing."
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

/** A malformed id counts as unknown. */
function isBadNumber(error: Error): boolean {
  return isNotFound(error) || hasCode(error, 'validation_failed');
}

type PaymentPhase = CheckoutOutcome['status'] | 'waiting' | 'unknown' | 'none' | 'failed';

type Seen = {
  sessionId: string | null;
  /** What the server last said; undefined before its first word. */
  status: CheckoutOutcome['status'] | undefined;
  failure: 'not-found' | 'other' | null;
  /** How long the page has been watching. */
  watchedFor: 'a-moment' | 'long-enough' | 'too-long';
};

/** What the page shows. Only the server can make a payment paid, never elapsed time. */
export function paymentPhase({ sessionId, status, failure, watchedFor }: Seen): PaymentPhase {
  if (!sessionId) return 'none';
  if (watchedFor === 'a-moment') return 'processing';
  if (status === 'paid' || status === 'changed' || status === 'expired') return status;
  if (failure) return failure === 'not-found' ? 'unknown' : 'failed';
  if (status === 'open') return 'open';
  return watchedFor === 'too-long' ? 'waiting' : 'processing';
}

/** What to tell the site's owner about a payment that is not confirmed. */
function CheckoutNumber({ id }: { id: string }) {
  const { hasCopied, copy } = useCopied(copyText);
  return (
    <>
      <p className="small ink-2">
        If it stays like this, tell the people who run this site the number of the checkout:
      </p>
      <p className="flex items-center gap-3 mt-2 dense">
        <code className="min-w-0 breakable">{id}</code>
        <CopyButton
          variant="line"
          size="small"
          hasCopied={hasCopied}
          onCopy={() => void copy(id)}
        />
      </p>
    </>
  );
}

/** A completed payment for a plan that is no longer current. */
function PaymentBeforeChange({ plan }: { plan: CheckoutOutcome['plan'] }) {
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
