import { z } from '@hono/zod-openapi';
import { PasswordRequest, paths } from '@replysmith/contract';
import type { Auth } from '../../auth/auth.ts';
import { exportAccount } from '../../services/account/export-account.ts';
import { onBehalfOf, type Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { readBody } from '../read-body.ts';
import { requirePassword } from '../auth/require-password.ts';
import { replies } from '../replies.ts';

const path = paths.exportAccount;

export function exportAccountFunction(auth: Auth, services: Services) {
  const door = createApi();
  door.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'Everything that is kept of you, as one JSON file',
    request: {
      body: { required: true, content: { 'application/json': { schema: PasswordRequest } } },
    },
    responses: replies('The file: a list for each table', z.looseObject({})),
  });
  door.post(path, async (c) => {
    const { password } = await readBody(c, PasswordRequest);
    // The file goes on being written when the call has long been answered.
    const ctx = onBehalfOf(services, c.get('user').id);
    await requirePassword(auth, ctx.user.id, password);
    const name = `replysmith-export-${ctx.now().toISOString().slice(0, 10)}.json`;
    const bytes = ReadableStream.from(exportAccount(ctx)).pipeThrough(new TextEncoderStream());
    return c.body(bytes, 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    });
  });
  return door;
}
