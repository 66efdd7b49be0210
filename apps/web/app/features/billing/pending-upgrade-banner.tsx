import type { UserSubscription } from '@replysmith/contract';
import { useDismissUpgrade } from '../../data/dismiss-upgrade.ts';
import { priceText } from '../../data/payment/plan-words.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import classes from './pending-upgrade-banner.module.css';
import { useCheckout } from './use-checkout.ts';

type PendingUpgradeBannerProps = { pendingPlan: NonNullable<UserSubscription['pending_plan']> };

/** The plan that was chosen at sign-up and is not paid for yet. */
export function PendingUpgradeBanner({ pendingPlan }: PendingUpgradeBannerProps) {
  const { id, name, price_monthly } = pendingPlan;
  const checkout = useCheckout();
  const dismiss = useDismissUpgrade();
  if (checkout.departure) return <CheckoutNotice {...checkout} />;
  const isStarting = checkout.startingFor !== null;
  return (
    <Banner
      tone="info"
      title="Complete Your Upgrade"
      action={
        <span className={classes.actions}>
          <Button size="small" isBusy={isStarting} onClick={() => checkout.start(id)}>
            {isStarting ? 'Processing...' : 'Upgrade Now'}
          </Button>
          <Button
            variant="quiet"
            size="small"
            isBusy={dismiss.isPending}
            onClick={() => dismiss.mutate()}
          >
            Dismiss
          </Button>
        </span>
      }
    >
      {checkout.problem?.message ??
        `You selected a paid plan during signup. Complete your upgrade now. ${name}, ${priceText(price_monthly)} a month.`}
    </Banner>
  );
}
