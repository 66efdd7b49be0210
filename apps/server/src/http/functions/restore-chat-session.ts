import { createRoute } from '@hono/zod-openapi';
import { ChatSession, paths, RestoreChatSessionRequest } from '@replysmith/contract';
import { restoreChatSession } from '../../services/chat-sessions/restore-chat-session.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const route = createRoute({
  method: 'post',
  path: paths.restoreChatSession,
  summary: 'Have a session back that was deleted in the last thirty days',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: RestoreChatSessionRequest } },
    },
  },
  responses: replies('The session', ChatSession),
});

export function restoreChatSessionFunction(services: Services) {
  return createApi().openapi(route, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await restoreChatSession(ctx, c.req.valid('json').session_id), 200);
  });
}
