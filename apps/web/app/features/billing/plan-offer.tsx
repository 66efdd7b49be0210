import {
  type Limit,
  type PlanFeature,
  type PricingPlan,
  type UserSubscription,
  pages,
} from '@replysmith/contract';
import { IconBriefcase, IconFeather, IconSeedling } from '@tabler/icons-react';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { PlanCard } from '../../components/plan-card.tsx';
import { planLines, priceText } from '../../data/plan-words.ts';
import { dayText } from '../../lib/days.ts';
import { countText } from '../../lib/words.ts';
import { PortalButton } from './portal-button.tsx';
import classes from './upgrade-page.module.css';

const icons = { free: IconSeedling, starter: IconFeather, pro: IconBriefcase } as const;

/** The drawing of a plan that has one. */
function PlanIcon({ planKey }: { planKey: string }) {
  const Icon = Object.hasOwn(icons, planKey) ? icons[planKey as keyof typeof icons] : null;
  return Icon && <Icon size={20} stroke={1.5} aria-hidden />;
}

type PlanOfferProps = {
  plan: PricingPlan;
  subscription: UserSubscription;
  isChosen: boolean;
  /** Whether its button is filled. */
  isMain: boolean;
  /** The plan whose checkout is opening. */
  startingFor: string | null;
  onStart: (planId: string) => void;
};

/** A plan on offer, compared to the current plan. */
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

/** A plan's anchor on the page. */
export function planAnchor({ key }: { key: string }): string {
  return `plan-${key}`;
}

type PlanActionProps = {
  plan: PricingPlan;
  subscription: UserSubscription;
  /** Whether its button is the one filled button. */
  isMain: boolean;
  startingFor: string | null;
  onStart: (planId: string) => void;
};

/** What can be done about a plan. */
function PlanAction(props: PlanActionProps) {
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

type WhatStopsProps = {
  from: { features: readonly PlanFeature[] };
  to: { name: string; price_monthly: number; features: readonly PlanFeature[] };
};

/** Before a downgrade: what it takes away, and that nothing stored is lost. */
function WhatStops({ from, to }: WhatStopsProps) {
  const lost = lostFeatures(from.features, to.features);
  if (lost.length === 0) return null;
  return (
    <div className={`small ${classes.stops}`}>
      <Disclosure summary={`What changes on ${to.name}`}>
        <ul>
          {lost.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-2 ink-2">
          {to.price_monthly === 0
            ? 'From the end of the period you paid for.'
            : 'As soon as you confirm; what it costs or refunds is shown first.'}{' '}
          What you saved stays readable.
        </p>
      </Disclosure>
    </div>
  );
}

/** What a user would lose by switching plans, one line per feature. */
export function lostFeatures(now: readonly PlanFeature[], then: readonly PlanFeature[]): string[] {
  return now.flatMap(({ feature_key, feature_name, limit }) => {
    const next = then.find((feature) => feature.feature_key === feature_key)?.limit;
    if (amount(limit) <= amount(next)) return [];
    if (limit.kind === 'boolean' || !next) return [`No ${lowerFirst(feature_name)}`];
    return [`${feature_name}: ${inWords(next)} instead of ${inWords(limit)}`];
  });
}

function amount(limit: Limit | undefined): number {
  switch (limit?.kind) {
    case undefined:
      return 0;
    case 'unlimited':
      return Infinity;
    case 'limit':
      return limit.value;
    case 'boolean':
      return limit.included ? 1 : 0;
  }
}

function inWords(limit: Limit): string {
  return limit.kind === 'limit' ? countText(limit.value) : 'unlimited';
}

/** In lower case inside a sentence, except for "A/B tests" and "AI requests". */
function lowerFirst(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

/** The upgrade page with a plan preselected. */
export function upgradePath(planKey: string | null): string {
  if (!planKey) return pages.upgrade;
  return `${pages.upgrade}?${new URLSearchParams({ upgrade: planKey }).toString()}`;
}
