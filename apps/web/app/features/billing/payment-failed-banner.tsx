import type { UserSubscription } from '@replysmith/contract';
import { Banner } from '../../ui/banner/banner.tsx';
import { dayText } from '../../lib/words/day-text.ts';
import { PortalButton } from './portal-button.tsx';

/** A payment that failed, until when the plan still holds, and where to put it right. */
export function PaymentFailedBanner({ plan, billing }: UserSubscription) {
  if (!billing.grace_ends_at) return null;
  return (
    <Banner
      tone="danger"
      title="Your last payment failed."
      action={
        <PortalButton variant="ink" size="small">
          Update payment
        </PortalButton>
      }
    >
      {plan.name} stays until {dayText(billing.grace_ends_at)}; pay by then to keep it.
    </Banner>
  );
}
