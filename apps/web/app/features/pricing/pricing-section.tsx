import { useHeldPlan } from '../../data/payment/held-plan.ts';
import { siteContent } from '../../data/site-content.ts';
import { usePlansOnOffer } from '../../data/payment/plans-on-offer.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlanSkeleton } from '../../ui/plan-card/plan-skeleton.tsx';
import { BuiltPlans } from './built-plans.tsx';
import { PlanColumns } from './plan-columns.tsx';
import classes from './pricing-section.module.css';

/** How many things each of the plans includes, for a skeleton of their height. */
const expectedLines = [2, 3, 6] as const;

/** What it costs, as the server has it. */
export function PricingSection({ isSignedIn }: { isSignedIn: boolean }) {
  const offer = usePlansOnOffer();
  const heldPlan = useHeldPlan(isSignedIn);
  const { pricingOffer } = siteContent.claims;
  return (
    <section id="pricing" className={`wrap ${classes.section}`} aria-labelledby="pricing-title">
      <div className={classes.head}>
        {pricingOffer && <p className={classes.badge}>{pricingOffer}</p>}
        <div className={classes.title}>
          <h2 id="pricing-title" className="title">
            Simple, transparent pricing
          </h2>
          <p className="lede">Start free, upgrade when you need more power</p>
        </div>
      </div>
      {offer.state === 'loading' && (
        <div className={classes.awaited}>
          <PlanSkeleton label="Loading pricing plans..." lines={expectedLines} />
        </div>
      )}
      {offer.state === 'failed' && (
        <div className={classes.failure}>
          <p role="alert">Error loading pricing plans: {offer.reason}</p>
          <Button variant="line" onClick={offer.retry}>
            Try again
          </Button>
        </div>
      )}
      {offer.state === 'ready' &&
        (offer.plans.length > 0 ? (
          <PlanColumns plans={offer.plans} reader={{ isSignedIn, heldPlan }} />
        ) : (
          <p className={classes.failure}>No plan is on offer at the moment.</p>
        ))}
      <BuiltPlans />
      <p className={`small ink-2 ${classes.note}`}>
        Daily limits start again at 00:00 UTC. A rewrite that fails costs nothing.
      </p>
    </section>
  );
}
