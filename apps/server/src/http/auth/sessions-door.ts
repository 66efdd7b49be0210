import { EndSessionRequest, OpenSessionList, paths } from '@replysmith/contract';
import { createRoute, z } from '@hono/zod-openapi';
import type { Auth } from '../../auth/auth.ts';
import { AppError } from '../../services/errors.ts';
import { createApi } from '../api.ts';
import { requireSession } from '../middleware/session.ts';
import { replies } from '../replies.ts';

const { sessions, endSession, endOtherSessions } = paths.accounts;

const list = createRoute({
  method: 'get',
  path: sessions,
  summary: 'Where you are signed in, the current browser first',
  responses: replies('The sessions', OpenSessionList),
});

const end = createRoute({
  method: 'post',
  path: endSession,
  summary: 'Sign out one of your browsers',
  request: {
    body: { required: true, content: { 'application/json': { schema: EndSessionRequest } } },
  },
  responses: replies('Done', z.object({})),
});

const endOthers = createRoute({
  method: 'post',
  path: endOtherSessions,
  summary: 'Sign out all your browsers but this one',
  request: {
    body: { required: true, content: { 'application/json': { schema: z.strictObject({}) } } },
  },
  responses: replies('Done', z.object({})),
});

/** Where one is signed in. */
export function sessionsDoor(auth: Auth) {
  const door = createApi();
  for (const path of [sessions, endSession, endOtherSessions]) {
    door.use(path, requireSession(auth, new Set()));
  }
  return door
    .openapi(list, async (c) => c.json(await auth.listSessions(c.get('user')), 200))
    .openapi(end, async (c) => {
      const isTheirs = await auth.endSession(c.get('user'), c.req.valid('json').session_id);
      if (!isTheirs) throw new AppError('not_found');
      return c.json({}, 200);
    })
    .openapi(endOthers, async (c) => {
      await auth.endOtherSessions(c.get('user'));
      return c.json({}, 200);
    });
}
