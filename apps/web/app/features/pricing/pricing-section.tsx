import { type PlanFeature, type PricingPlan, pages, standardPlans } from '@replysmith/contract';
import { useHeldPlan, usePlansOnOffer } from './plans.ts';
import { planLines, priceText } from '../../data/plan-words.ts';
import { siteContent } from '../../data/site-content.ts';
import { signUpAddress } from '../../lib/sign-up-address.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PlanCard, PlanGrid, PlanSkeleton } from '../../components/plan-card.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import classes from './pricing-section.module.css';

const reader = { isSignedIn: false, heldPlan: null };

/** The plans for visitors without JavaScript, with the figures every database is seeded with. */
function BuiltPlans() {
  return (
    <noscript>
      {import.meta.env.SSR && <PlanColumns plans={standardPlans()} reader={reader} />}
    </noscript>
  );
}

/** The number of features of each plan, for a skeleton of the same height. */
const expectedLines = [2, 3, 6] as const;

/** What it costs, as the server has it. */
export function PricingSection({ isSignedIn }: { isSignedIn: boolean }) {
  const offer = usePlansOnOffer();
  const heldPlan = useHeldPlan(isSignedIn);
  const { pricingOffer } = siteContent.claims;
  return (
    <section id="pricing" className={`wrap ${classes.section}`} aria-labelledby="pricing-title">
      <div className={`grid items-start one-column-laptop ${classes.head}`}>
        {pricingOffer && <p className={`micro ink-2 round-tag ${classes.badge}`}>{pricingOffer}</p>}
        <div className={`stack gap-3 ${classes.title}`}>
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
        <div className={`row items-center justify-between gap-4 ${classes.failure}`}>
          <p role="alert">Error loading pricing plans: {offer.reason}</p>
          <TryAgain onClick={offer.retry} />
        </div>
      )}
      {offer.state === 'ready' &&
        (offer.plans.length > 0 ? (
          <PlanColumns plans={offer.plans} reader={{ isSignedIn, heldPlan }} />
        ) : (
          <p className={`row items-center justify-between gap-4 ${classes.failure}`}>
            No plan is on offer at the moment.
          </p>
        ))}
      <BuiltPlans />
      <p className="small ink-2 mt-3">
        Daily limits reset at 00:00 UTC. A rewrite that fails costs nothing.
      </p>
    </section>
  );
}

type ShownPlan = Offered &
  Pick<PricingPlan, 'description' | 'is_popular'> & { features: readonly PlanFeature[] };

type PlanColumnsProps = { plans: readonly ShownPlan[]; reader: Reader };

function PlanColumns({ plans, reader }: PlanColumnsProps) {
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

type Offered = Pick<PricingPlan, 'key' | 'name' | 'price_monthly' | 'button_text'>;

type Reader = {
  isSignedIn: boolean;
  /** The key of the plan that they have; null while nobody knows. */
  heldPlan: string | null;
};

/** The label and target of a plan's button. */
function planButton(plan: Offered, { isSignedIn, heldPlan }: Reader) {
  const isFree = plan.price_monthly === 0;
  if (!isSignedIn) {
    return {
      text: isFree ? 'Get Started Free' : `Start with ${plan.name}`,
      to: signUpAddress({ plan: plan.key }),
    };
  }
  if (isFree) return { text: 'Access Dashboard', to: pages.dashboard };
  if (plan.key === heldPlan) return { text: 'Current Plan', to: pages.dashboard };
  return { text: plan.button_text, to: `${pages.upgrade}?upgrade=${plan.key}` };
}
