import type { ReactNode } from 'react';
import { Fetched } from '../../components/fetched.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { useSubscription } from '../../data/subscription.ts';

type AccountBannerProps = {
  /** What asks to verify the email. */
  verify: ReactNode;
};

const fetchPaymentFailed = () => import('./banners.tsx').then((part) => part.PaymentFailedBanner);
const fetchPendingUpgrade = () => import('./banners.tsx').then((part) => part.PendingUpgradeBanner);

/** Few have something to pay, so those banners come late; nobody waits for one. */
const late = { name: null, onFailure: () => undefined };

/** At most one banner: a failed payment, then an unverified email, then a pending upgrade. */
export function AccountBanner({ verify }: AccountBannerProps) {
  const { data: subscription } = useSubscription();
  const { emailVerified } = useSignedInUser();
  if (subscription?.billing.grace_ends_at) {
    return <Fetched {...late} fetchPart={fetchPaymentFailed} props={subscription} />;
  }
  if (!emailVerified) return verify;
  const pendingPlan = subscription?.pending_plan;
  if (!pendingPlan) return null;
  return <Fetched {...late} fetchPart={fetchPendingUpgrade} props={{ pendingPlan }} />;
}
