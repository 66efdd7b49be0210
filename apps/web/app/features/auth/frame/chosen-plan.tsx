import { useSearchParams } from 'react-router';
import { planLines, priceText } from '../../../data/payment/plan-words.ts';
import { planOfKey, usePricingPlans } from '../../../data/payment/pricing-plans.ts';
import { CheckList } from '../../../ui/check-list/check-list.tsx';
import classes from './chosen-plan.module.css';

/** The plan that the address names; undefined for none, or one that does not exist. */
export function useChosenPlan() {
  const [search] = useSearchParams();
  const { data: plans } = usePricingPlans();
  return planOfKey(plans, search.get('plan'));
}

type ChosenPlanProps = { plan: NonNullable<ReturnType<typeof useChosenPlan>> };

/** What somebody is signing up for. */
export function ChosenPlan({ plan }: ChosenPlanProps) {
  const isFree = plan.price_monthly === 0;
  return (
    <section className={classes.plan} aria-label="The plan you chose">
      <h2 className="subhead">{plan.name}</h2>
      <p className={classes.price}>
        <span className="figure">{priceText(plan.price_monthly)}</span>{' '}
        <span className="ink-2">a month</span>
      </p>
      <p className={classes.terms}>
        {isFree
          ? 'No card needed.'
          : 'Nothing is charged now: you pay on the plans page, once your email is verified.'}
      </p>
      <div className={classes.lines}>
        <CheckList lines={planLines(plan.features)} />
      </div>
    </section>
  );
}
