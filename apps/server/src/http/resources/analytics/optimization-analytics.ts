import { createRoute } from '@hono/zod-openapi';
import { OptimizationRecordPage, OptimizationRecordQuery, paths } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { listOptimizations } from '../../../services/optimization-analytics/list-optimizations.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.optimizationAnalytics,
  summary: 'What each of your optimisations within a range of days won, the newest first',
  request: { query: OptimizationRecordQuery },
  responses: replies('A page of them', OptimizationRecordPage),
});

export function optimizationAnalytics(services: Services) {
  return createApi().openapi(list, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await listOptimizations(ctx, c.req.valid('query')), 200);
  });
}
