import type { UserSubscription } from '@replysmith/contract';
import type { ReactNode } from 'react';
import { Banner } from '../../components/banner.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { priceText } from '../../data/plan-words.ts';
import { dayText } from '../../lib/days.ts';
import { useDismissUpgrade } from './checkout.ts';
import { PortalButton } from './portal-button.tsx';
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
        <span className="flex gap-2">
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

type CheckoutNoticeProps = Pick<ReturnType<typeof useCheckout>, 'departure' | 'problem'> & {
  /** What to do about an email that is not verified. */
  verify?: ReactNode;
};

/** Where the checkout is, or why there is none; the toast about it disappears in seconds. */
export function CheckoutNotice({ departure, problem, verify }: CheckoutNoticeProps) {
  if (problem) {
    return (
      <Banner
        tone={problem.isAboutEmail ? 'warning' : 'danger'}
        title={problem.isAboutEmail ? problem.title : 'The checkout did not open.'}
        isSilent
        action={problem.isAboutEmail ? verify : undefined}
      >
        {problem.message}
      </Banner>
    );
  }
  if (!departure) return null;
  const isSwitch = departure.kind === 'portal';
  return (
    <Banner
      tone="info"
      title={departure.hasTab ? 'A new tab has opened.' : 'Your browser blocked the new tab.'}
      isSilent={departure.hasTab}
      action={
        <ButtonLink to={departure.url} variant="line" size="small">
          {isSwitch ? 'Go to billing' : 'Go to checkout'}
        </ButtonLink>
      }
    >
      {departure.hasTab
        ? `${isSwitch ? 'Confirm the change of plan there.' : 'Complete your upgrade there.'} If you closed it, go on here.`
        : `Open ${isSwitch ? 'billing' : 'the checkout'} from here instead.`}
    </Banner>
  );
}

/** A failed payment: until when the plan lasts, and where to fix it. */
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
