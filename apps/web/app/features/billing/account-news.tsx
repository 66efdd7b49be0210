import type { ReactNode } from 'react';
import { useSignedInUser } from '../../data/session/session.ts';
import { useSubscription } from '../../data/payment/subscription.ts';
import { PaymentFailedBanner } from './payment-failed-banner.tsx';
import { PendingUpgradeBanner } from './pending-upgrade-banner.tsx';

type AccountNewsProps = {
  /** What asks to verify the email. */
  verify: ReactNode;
};

/** One banner at most: a failed payment, then the email to verify, then an upgrade to complete. */
export function AccountNews({ verify }: AccountNewsProps) {
  const { data: subscription } = useSubscription();
  const { emailVerified } = useSignedInUser();
  if (subscription?.billing.grace_ends_at) return <PaymentFailedBanner {...subscription} />;
  if (!emailVerified) return verify;
  if (!subscription?.pending_plan) return null;
  return <PendingUpgradeBanner pendingPlan={subscription.pending_plan} />;
}
