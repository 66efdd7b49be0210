import { createRoute } from '@hono/zod-openapi';
import { paths, PlanFeatureList } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { listPlanFeatures } from '../../../services/pricing-plans/list-plan-features.ts';
import { createApi } from '../../api.ts';
import { replies } from '../../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.planFeatures,
  summary: 'What the plans on offer include',
  responses: replies('The features of all plans', PlanFeatureList),
});

export function planFeatures(services: Services) {
  return createApi().openapi(list, async (c) =>
    c.json({ items: await listPlanFeatures(services) }, 200),
  );
}
