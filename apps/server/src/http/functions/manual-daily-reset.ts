import { createRoute } from '@hono/zod-openapi';
import { ManualDailyReset, ManualDailyResetRequest, paths } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { resetDailyUsage } from '../../services/system/reset-daily-usage.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const reset = createRoute({
  method: 'post',
  path: paths.manualDailyReset,
  summary: 'For admins: give everybody the whole day’s allowance again',
  request: { body: { content: { 'application/json': { schema: ManualDailyResetRequest } } } },
  responses: replies('Whose counters it set to zero', ManualDailyReset),
});

export function manualDailyReset(services: Services) {
  return createApi().openapi(reset, async (c) => {
    const users = await resetDailyUsage(services, contextOf(c, services), 'everybody');
    return c.json({ success: true as const, users }, 200);
  });
}
