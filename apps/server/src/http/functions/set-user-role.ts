import { createRoute } from '@hono/zod-openapi';
import { AdminUser, paths, SetUserRoleRequest } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { setUserRole } from '../../services/system/admin/set-user-role.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const set = createRoute({
  method: 'post',
  path: paths.setUserRole,
  summary: 'For admins: make somebody an admin, or no longer one',
  request: {
    body: { required: true, content: { 'application/json': { schema: SetUserRoleRequest } } },
  },
  responses: replies('The account as it is now', AdminUser),
});

export function setUserRoleFunction(services: Services) {
  return createApi().openapi(set, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await setUserRole(ctx, c.req.valid('json')), 200);
  });
}
