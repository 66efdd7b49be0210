import { createRoute } from '@hono/zod-openapi';
import { AdminOverview, paths } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { getAdminOverview } from '../../services/system/admin/get-admin-overview.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const get = createRoute({
  method: 'get',
  path: paths.adminOverview,
  summary: 'For admins: who uses the service, and how each of its parts is',
  responses: replies('The state of the service', AdminOverview),
});

export function adminOverview(services: Services) {
  return createApi().openapi(get, async (c) =>
    c.json(await getAdminOverview(contextOf(c, services)), 200),
  );
}
