import {
  lengths,
  retention,
  type PlanFeature,
  type PricingPlan,
  type Retention,
} from '@replysmith/contract';

type FixedFigure = keyof typeof lengths | keyof Retention;

/** How long the server's owner has things kept, in days. */
type Kept = Readonly<Record<keyof Retention, number | string>>;

const megabyte = 1024 * 1024;

function isFixedFigure(name: string): name is FixedFigure {
  return Object.hasOwn(lengths, name) || isPeriod(name);
}

function isPeriod(name: string): name is keyof Retention {
  return Object.hasOwn(retention, name);
}

/** What holds on every plan: "30", "10 MB". */
function fixedFigure(name: FixedFigure, kept: Kept): string {
  if (isPeriod(name)) return String(kept[name]);
  const value = lengths[name];
  return name.endsWith('Bytes')
    ? `${(value / megabyte).toLocaleString('en', { maximumFractionDigits: 1 })} MB`
    : value.toLocaleString('en');
}

const placeholder = /\{\{([a-z]+)\.([A-Za-z_\d]+)\}\}/gu;
const notKnown = '…';

type Plan = Pick<PricingPlan, 'key' | 'price_monthly'> & {
  readonly features: readonly Pick<PlanFeature, 'feature_key' | 'limit'>[];
};

/**
 * A text with its figures put in: `{{starter.price}}` and `{{free.daily_ai_requests}}` from the plans,
 * `{{limits.tag}}` from what holds on every plan. A figure that no plan gives reads "…".
 *
 * @example withFigures('At most {{limits.tag}} characters.', []); // "At most 30 characters."
 */
export function withFigures(text: string, plans: readonly Plan[], kept: Kept = retention): string {
  return text.replaceAll(placeholder, (_, source: string, name: string) => {
    if (source === 'limits') return isFixedFigure(name) ? fixedFigure(name, kept) : notKnown;
    const plan = plans.find(({ key }) => key === source);
    return (plan && figureOf(plan, name)) ?? notKnown;
  });
}

function figureOf({ price_monthly, features }: Plan, name: string): string | undefined {
  if (name === 'price') {
    return `$${Number.isInteger(price_monthly) ? String(price_monthly) : price_monthly.toFixed(2)}`;
  }
  const limit = features.find(({ feature_key }) => feature_key === name)?.limit;
  switch (limit?.kind) {
    case undefined:
      return undefined;
    case 'unlimited':
      return 'unlimited';
    case 'limit':
      return limit.value.toLocaleString('en');
    case 'boolean':
      return limit.included ? 'included' : 'not included';
  }
}
