import type { PlanFeature, PricingPlan } from '@replysmith/contract';
import { planLines, priceText } from '../../data/payment/plan-words.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { PlanCard } from '../../ui/plan-card/plan-card.tsx';
import { PlanGrid } from '../../ui/plan-card/plan-grid.tsx';
import { planButton, type Offered, type Reader } from './plan-button.ts';

type ShownPlan = Offered &
  Pick<PricingPlan, 'description' | 'is_popular'> & { features: readonly PlanFeature[] };

type PlanColumnsProps = { plans: readonly ShownPlan[]; reader: Reader };

export function PlanColumns({ plans, reader }: PlanColumnsProps) {
  return (
    <PlanGrid count={plans.length}>
      {plans.map((plan) => {
        const { text, to } = planButton(plan, reader);
        return (
          <PlanCard
            key={plan.key}
            name={plan.name}
            price={priceText(plan.price_monthly)}
            interval="a month"
            description={plan.description}
            lines={planLines(plan.features)}
            ribbon={plan.is_popular ? 'Most Popular' : undefined}
            action={
              <ButtonLink to={to} variant={plan.is_popular ? 'ink' : 'line'}>
                {text}
              </ButtonLink>
            }
          />
        );
      })}
    </PlanGrid>
  );
}
