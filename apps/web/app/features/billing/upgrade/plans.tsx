import type { UserSubscription } from '@replysmith/contract';
import { usePricingPlans } from '../../../data/payment/pricing-plans.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { PlanGrid } from '../../../ui/plan-card/plan-grid.tsx';
import { PlanSkeleton } from '../../../ui/plan-card/plan-skeleton.tsx';
import { mainPlan } from './main-plan.ts';
import { PlanOffer } from './plan-offer.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';

type PlansProps = {
  /** Undefined while it is not known which plan holds. */
  subscription: UserSubscription | undefined;
  startingFor: string | null;
  onStart: (planId: string) => void;
};

export function Plans({ subscription, startingFor, onStart }: PlansProps) {
  const { data: plans, error, refetch, isFetching } = usePricingPlans();
  const shown = subscription && plans;
  const chosen = useChosenPlan(shown, subscription?.pending_plan?.key);

  if (error && !plans) {
    return (
      <EmptyState
        title="The plans could not be loaded"
        action={
          <Button variant="line" isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Error loading pricing plans: {error.message}
      </EmptyState>
    );
  }
  if (!shown) return <PlanSkeleton label="Loading the plans..." />;
  const main = mainPlan(plans, subscription.plan, chosen);
  return (
    <PlanGrid count={plans.length}>
      {plans.map((plan) => (
        <PlanOffer
          key={plan.id}
          plan={plan}
          subscription={subscription}
          isChosen={plan === chosen}
          isMain={plan === main}
          startingFor={startingFor}
          onStart={onStart}
        />
      ))}
    </PlanGrid>
  );
}
