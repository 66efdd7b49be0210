import { createRoute } from '@hono/zod-openapi';
import { DashboardStats, DashboardStatsQuery, paths } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { getDashboardStats } from '../../../services/dashboard-stats/get-dashboard-stats.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const read = createRoute({
  method: 'get',
  path: paths.dashboardStats,
  summary: 'What your optimisations come to, and what your last seven emails came out at',
  request: { query: DashboardStatsQuery },
  responses: replies('The figures of home', DashboardStats),
});

export function dashboardStats(services: Services) {
  return createApi().openapi(read, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await getDashboardStats(ctx, c.req.valid('query')), 200);
  });
}
