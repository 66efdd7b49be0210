import type { PricingPlan } from '@replysmith/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { planOfKey } from '../../../data/payment/pricing-plans.ts';
import { planAnchor } from './plan-offer.tsx';

/**
 * The plan that the address names with `?upgrade=`, to which the page goes once it is there; else
 * the one that was chosen at sign-up and is not paid for yet.
 */
export function useChosenPlan(
  plans: readonly PricingPlan[] | undefined,
  pendingKey: string | undefined,
) {
  const [search] = useSearchParams();
  const named = planOfKey(plans, search.get('upgrade'));
  const anchor = named && planAnchor(named);

  useEffect(() => {
    if (anchor) document.getElementById(anchor)?.scrollIntoView({ block: 'nearest' });
  }, [anchor]);

  return named ?? planOfKey(plans, pendingKey ?? null);
}
