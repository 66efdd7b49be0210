import { createRoute } from '@hono/zod-openapi';
import { DailyResetStatus, paths } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { getDailyResetStatus } from '../../../services/system/get-daily-reset-status.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const get = createRoute({
  method: 'get',
  path: paths.dailyResetStatus,
  summary: 'When daily limits start again; for admins also whom that concerns',
  responses: replies('One row', DailyResetStatus),
});

export function dailyResetStatus(services: Services) {
  return createApi().openapi(get, async (c) =>
    c.json(await getDailyResetStatus(contextOf(c, services)), 200),
  );
}
