import type { PricingPlan } from '@replysmith/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { planOfKey } from '../../../data/pricing-plans.ts';
import { planAnchor } from './plan-offer.tsx';

/** The plan that the address names with `?upgrade=`; the page goes to it once it is there. */
export function useChosenPlan(plans: readonly PricingPlan[] | undefined) {
  const [search] = useSearchParams();
  const chosen = planOfKey(plans, search.get('upgrade'));
  const anchor = chosen && planAnchor(chosen);

  useEffect(() => {
    if (anchor) document.getElementById(anchor)?.scrollIntoView({ block: 'center' });
  }, [anchor]);

  return chosen;
}
