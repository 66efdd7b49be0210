import type { PricingPlan, UserSubscription } from '@replysmith/contract';
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useUntilReset } from '../../data/daily-reset.ts';
import { planOfKey } from '../../data/plans.ts';
import { useSubscription, usePricingPlans } from '../../data/subscription.ts';
import { allUsage, indicatorLevel, limitNotice } from '../../data/usage.ts';
import { countText } from '../../lib/words.ts';
import { dayText } from '../../lib/days.ts';
import { Banner } from '../../components/banner.tsx';
import { Meter } from '../../components/meter.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { PlanGrid, PlanSkeleton } from '../../components/plan-card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { CheckoutNotice } from './banners.tsx';
import { useCheckout } from './use-checkout.ts';
import { PlanOffer, planAnchor } from './plan-offer.tsx';
import classes from './upgrade-page.module.css';

const names = { daily_ai_requests: 'AI requests', templates_saved: 'Templates saved' };

/** What is used of each limit, as "used / limit". */
function UsageToday({ subscription }: { subscription: UserSubscription }) {
  const untilReset = useUntilReset();
  return (
    <section aria-labelledby="usage-today">
      <h2 id="usage-today" className="subhead">
        Your usage today
      </h2>
      <div className={`grid one-column-phone two-columns ${classes.meters}`}>
        {allUsage(subscription).map(({ feature, used, limit, percent }) => (
          <div key={feature}>
            <p className={`flex justify-between gap-3 dense numbers ${classes.usage}`}>
              <span>{names[feature]}</span>
              <b>
                {countText(used)} / {limit === null ? <Unlimited /> : countText(limit)}
              </b>
            </p>
            {limit !== null && (
              <Meter
                used={used}
                limit={limit}
                label={names[feature]}
                level={indicatorLevel(percent)}
              />
            )}
          </div>
        ))}
      </div>
      <p className="small ink-3">{untilReset ?? '\u00a0'}</p>
    </section>
  );
}

function Unlimited() {
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="visually-hidden">unlimited</span>
    </>
  );
}

type UpgradePageProps = {
  /** The most urgent news of the account, if there is any. */
  banner?: ReactNode;
};

/** All plans, with the current one and its usage. */
export function UpgradePage({ banner }: UpgradePageProps) {
  const { data: subscription, error, refetch, isFetching } = useSubscription();
  const { start, startingFor, departure, problem } = useCheckout();
  const notice = (departure ?? problem) && (
    <CheckoutNotice departure={departure} problem={problem} />
  );
  const isUnknown = error !== null && !subscription;
  return (
    <main className={`grid content-start page-room ${classes.page}`}>
      {banner}
      <header>
        <h1 className="title">Plans</h1>
        <p className="lede">
          {subscription ? (
            <>
              You are on <strong>{subscription.plan.name}</strong>
              {subscription.billing.ends_at && ` until ${dayText(subscription.billing.ends_at)}`}.
            </>
          ) : (
            '\u00a0'
          )}
        </p>
      </header>
      {isUnknown ? (
        <NotLoaded
          title="Your plan could not be loaded"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          {subscription ? (
            <>
              <UsageToday subscription={subscription} />
              <LimitNotice subscription={subscription} />
            </>
          ) : (
            <Skeleton label="Loading your usage..." widths={['24%', '100%']} />
          )}
          {notice}
          <Plans subscription={subscription} startingFor={startingFor} onStart={start} />
          <Terms />
        </>
      )}
    </main>
  );
}

/** Tells Free users that a limit is close or reached. */
function LimitNotice({ subscription }: { subscription: UserSubscription }) {
  const words = limitNotice(subscription);
  return words && <Banner tone="warning" title={words} />;
}

/** What to know before paying. */
function Terms() {
  return (
    <ul className={`stack gap-1 small ink-2 ${classes.terms}`}>
      <li>
        Prices are in US dollars. A paid plan renews monthly until you cancel it; the first payment
        is due today.
      </li>
      <li>Cancel any time in billing. It takes effect at the end of the period you paid for.</li>
      <li>Where tax is due, the checkout shows it before you pay.</li>
      <li>On a smaller plan, what you saved stays readable; nothing is deleted.</li>
    </ul>
  );
}

type PlansProps = {
  /** Undefined until the current plan is known. */
  subscription: UserSubscription | undefined;
  startingFor: string | null;
  onStart: (planId: string) => void;
};

function Plans({ subscription, startingFor, onStart }: PlansProps) {
  const { data: plans, error, refetch, isFetching } = usePricingPlans();
  const shown = subscription && plans;
  const chosen = useChosenPlan(shown, subscription?.pending_plan?.key);

  if (error && !plans) {
    return (
      <EmptyState
        title="The plans could not be loaded"
        action={<TryAgain isBusy={isFetching} onClick={() => void refetch()} />}
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

type Plan = { key: string; price_monthly: number; is_popular: boolean };

/** The plan whose button is filled: the chosen one, else the popular upgrade, else the next plan up. */
export function mainPlan<P extends Plan>(
  plans: readonly P[],
  current: Pick<Plan, 'key' | 'price_monthly'>,
  chosen: P | undefined,
): P | undefined {
  if (chosen && chosen.key !== current.key && chosen.price_monthly > 0) return chosen;
  const upgrades = plans
    .filter(({ price_monthly }) => price_monthly > current.price_monthly)
    .sort((a, b) => a.price_monthly - b.price_monthly);
  return upgrades.find(({ is_popular }) => is_popular) ?? upgrades[0];
}

/**
 * The plan in `?upgrade=`, scrolled to once it is rendered; else the one chosen at sign-up and not
 * paid for yet.
 */
function useChosenPlan(plans: readonly PricingPlan[] | undefined, pendingKey: string | undefined) {
  const [search] = useSearchParams();
  const named = planOfKey(plans, search.get('upgrade'));
  const anchor = named && planAnchor(named);

  useEffect(() => {
    if (anchor) document.getElementById(anchor)?.scrollIntoView({ block: 'nearest' });
  }, [anchor]);

  return named ?? planOfKey(plans, pendingKey ?? null);
}
