import { createRoute } from '@hono/zod-openapi';
import { ChatSession, paths, PurgeChatSessionRequest } from '@replysmith/contract';
import { purgeChatSession } from '../../services/chat-sessions/purge-chat-session.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const route = createRoute({
  method: 'post',
  path: paths.purgeChatSession,
  summary: 'Delete for good a session that has been deleted already',
  request: {
    body: { required: true, content: { 'application/json': { schema: PurgeChatSessionRequest } } },
  },
  responses: replies('The session', ChatSession),
});

export function purgeChatSessionFunction(services: Services) {
  return createApi().openapi(route, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await purgeChatSession(ctx, c.req.valid('json').session_id), 200);
  });
}
