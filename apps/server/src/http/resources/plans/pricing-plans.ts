import { createRoute } from '@hono/zod-openapi';
import { paths, PricingPlanList } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { listPricingPlans } from '../../../services/pricing-plans/list-pricing-plans.ts';
import { createApi } from '../../api.ts';
import { replies } from '../../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.pricingPlans,
  summary: 'The plans on offer, cheapest first',
  responses: replies('The plans', PricingPlanList),
});

export function pricingPlans(services: Services) {
  return createApi().openapi(list, async (c) =>
    c.json({ items: await listPricingPlans(services) }, 200),
  );
}
