import type { PricingPlan, UserSubscription } from '@replysmith/contract';
import { Button } from '../../../ui/button/button.tsx';
import { dayText } from '../../../lib/words/day-text.ts';
import { PortalButton } from '../portal-button.tsx';

type PlanActionProps = {
  plan: PricingPlan;
  subscription: UserSubscription;
  /** The one button among the plans that is filled. */
  isMain: boolean;
  startingFor: string | null;
  onStart: (planId: string) => void;
};

/** What can be done about a plan. */
export function PlanAction(props: PlanActionProps) {
  const { plan, subscription, isMain, startingFor, onStart } = props;
  const { plan: current, billing } = subscription;

  if (plan.key === current.key) {
    return (
      <Button variant="line" isBusy>
        Current Plan
      </Button>
    );
  }
  if (plan.price_monthly === 0) {
    if (billing.ends_at) return <p className="small">Yours from {dayText(billing.ends_at)}.</p>;
    return <PortalButton variant="line">Cancel in billing</PortalButton>;
  }
  const isStarting = startingFor === plan.id;
  return (
    <Button
      variant={isMain ? 'ink' : 'line'}
      isBusy={startingFor !== null}
      onClick={() => onStart(plan.id)}
    >
      {isStarting ? 'Processing...' : label(plan, current)}
    </Button>
  );
}

function label(plan: PricingPlan, current: UserSubscription['plan']): string {
  return current.price_monthly > 0 ? `Switch to ${plan.name}` : plan.button_text;
}
