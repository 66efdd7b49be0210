import { createRoute } from '@hono/zod-openapi';
import { AnalyticsRange, AnalyticsSummary, paths } from '@replysmith/contract';
import { getAnalyticsSummary } from '../../../services/analytics/get-analytics-summary.ts';
import type { Services } from '../../../services/context.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const read = createRoute({
  method: 'get',
  path: paths.analyticsSummary,
  summary: 'What you optimised within a range of days of your calendar, and what came of it',
  request: { query: AnalyticsRange },
  responses: replies('Counts and averages, day by day and together', AnalyticsSummary),
});

export function analyticsSummary(services: Services) {
  return createApi().openapi(read, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await getAnalyticsSummary(ctx, c.req.valid('query')), 200);
  });
}
