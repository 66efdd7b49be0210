import { type Limit, type PricingPlan, type PricingPlanList, paths } from '@replysmith/contract';
import { apiGet, type Schema } from '../lib/http.ts';
import { listOf, number, oneOf, record, reply, text } from '../lib/checks.ts';

const kind = oneOf<Limit['kind']>(['limit', 'boolean', 'unlimited']);
const limit: Schema<unknown> = {
  parse: (value) => {
    const read = record.parse(value);
    if (kind.parse(read['kind']) === 'limit') number.parse(read['value']);
  },
};
const feature = reply<PricingPlan['features'][number]>({ feature_name: text, limit });
const planList = reply<PricingPlanList>({
  items: listOf(
    reply<PricingPlan>({
      ...{ key: text, name: text, description: text, button_text: text },
      ...{ price_monthly: number, features: listOf(feature) },
    }),
  ),
});

/** The plans on offer, in order. */
export async function readPlans(signal?: AbortSignal): Promise<readonly PricingPlan[]> {
  return (await apiGet(paths.pricingPlans, planList, { signal })).items;
}

/** The plan for a key in an address, in any case; undefined until plans are loaded. */
export function planOfKey(plans: readonly PricingPlan[] | undefined, key: string | null) {
  const wantedKey = key?.trim().toLowerCase();
  return plans?.find((plan) => plan.key === wantedKey);
}
