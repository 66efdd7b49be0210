import type { PricingPlan, UserSubscription } from '@replysmith/contract';
import { planLines, priceText } from '../../../data/payment/plan-words.ts';
import { PlanCard } from '../../../ui/plan-card/plan-card.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanIcon } from './plan-icon.tsx';
import { WhatStops } from './what-stops.tsx';

type PlanOfferProps = {
  plan: PricingPlan;
  subscription: UserSubscription;
  isChosen: boolean;
  /** Its button is the one that is filled. */
  isMain: boolean;
  /** The plan whose checkout is opening. */
  startingFor: string | null;
  onStart: (planId: string) => void;
};

/** A plan on offer, as it looks from the plan that holds now. */
export function PlanOffer(props: PlanOfferProps) {
  const { plan, subscription, isChosen, isMain, startingFor, onStart } = props;
  const isCurrent = plan.key === subscription.plan.key;
  return (
    <PlanCard
      id={planAnchor(plan)}
      name={plan.name}
      icon={<PlanIcon planKey={plan.key} />}
      price={priceText(plan.price_monthly)}
      interval="a month"
      description={plan.description}
      lines={planLines(plan.features)}
      ribbon={plan.is_popular ? 'Most Popular' : undefined}
      tag={isCurrent ? 'Your plan' : isChosen ? 'Your choice' : undefined}
      isChosen={isChosen && !isCurrent}
      action={
        <PlanAction
          plan={plan}
          subscription={subscription}
          isMain={isMain}
          startingFor={startingFor}
          onStart={onStart}
        />
      }
      note={!isCurrent && <WhatStops from={subscription.plan} to={plan} />}
    />
  );
}

/** Where a plan stands on the page. */
export function planAnchor({ key }: { key: string }): string {
  return `plan-${key}`;
}
