import { createRoute, z } from '@hono/zod-openapi';
import { DeleteAccountRequest, paths } from '@replysmith/contract';
import { clearedSessionCookie, type Auth } from '../../auth/auth.ts';
import { deleteAccount } from '../../services/account/delete-account.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { requireSession } from '../middleware/session.ts';
import { replies } from '../replies.ts';
import { requirePassword } from './require-password.ts';

const path = paths.accounts.deleteAccount;

const remove = createRoute({
  method: 'post',
  path,
  summary: 'Delete your account and everything in it, at once and for good',
  request: {
    body: { required: true, content: { 'application/json': { schema: DeleteAccountRequest } } },
  },
  responses: replies('Deleted', z.object({})),
});

export function deleteAccountDoor(auth: Auth, services: Services, publicUrl: string) {
  const door = createApi();
  door.use(path, requireSession(auth, new Set()));
  return door.openapi(remove, async (c) => {
    const { password, confirmation } = c.req.valid('json');
    const ctx = contextOf(c, services);
    await requirePassword(auth, ctx.user.id, password);
    await deleteAccount(ctx, confirmation);
    c.header('Set-Cookie', clearedSessionCookie(publicUrl));
    c.header('Clear-Site-Data', '"cache", "storage"');
    return c.json({}, 200);
  });
}
