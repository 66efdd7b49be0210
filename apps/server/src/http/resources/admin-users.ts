import { createRoute } from '@hono/zod-openapi';
import { AdminUserPage, AdminUserQuery, paths } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { listAdminUsers } from '../../services/system/admin/list-admin-users.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.adminUsers,
  summary: 'For admins: accounts by part of their address or name, newest first',
  request: { query: AdminUserQuery },
  responses: replies('A page of accounts, and how many there are', AdminUserPage),
});

export function adminUsers(services: Services) {
  return createApi().openapi(list, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await listAdminUsers(ctx, c.req.valid('query')), 200);
  });
}
