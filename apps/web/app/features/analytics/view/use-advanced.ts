import { usePricingPlans } from '../../../data/payment/pricing-plans.ts';
import { useSubscription } from '../../../data/payment/subscription.ts';

const key = 'advanced_analytics';

type Features = readonly { feature_key: string; limit: { kind: string; included?: boolean } }[];

/** Whether the reader's plan has advanced analytics, and the first plan on offer that does. */
export function useAdvanced(): { isIncluded: boolean; isKnown: boolean; planName: string | null } {
  const { data: subscription } = useSubscription();
  const { data: plans } = usePricingPlans();
  return {
    isIncluded: subscription !== undefined && includes(subscription.plan.features),
    isKnown: subscription !== undefined,
    planName: plans?.find(({ features }) => includes(features))?.name ?? null,
  };
}

function includes(features: Features): boolean {
  return features.some(({ feature_key, limit }) => feature_key === key && limit.included === true);
}
