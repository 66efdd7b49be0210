import { createRoute } from '@hono/zod-openapi';
import { AdvancedAnalytics, AnalyticsRange, paths } from '@replysmith/contract';
import { getAdvancedAnalytics } from '../../../services/advanced-analytics/get-advanced-analytics.ts';
import type { Services } from '../../../services/context.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const read = createRoute({
  method: 'get',
  path: paths.advancedAnalytics,
  summary: 'What each rule cost you, and whether your score predicts your replies; by plan',
  request: { query: AnalyticsRange },
  responses: replies('Of a range of days', AdvancedAnalytics),
});

export function advancedAnalytics(services: Services) {
  return createApi().openapi(read, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await getAdvancedAnalytics(ctx, c.req.valid('query')), 200);
  });
}
