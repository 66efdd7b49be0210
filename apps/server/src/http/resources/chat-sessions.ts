import { createRoute, z } from '@hono/zod-openapi';
import { ChatSession, ChatSessionPage, ChatSessionQuery, paths } from '@replysmith/contract';
import { getChatSession } from '../../services/chat-sessions/get-chat-session.ts';
import { listChatSessions } from '../../services/chat-sessions/list-chat-sessions.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.chatSessions,
  summary: 'Your sessions, last used first',
  request: { query: ChatSessionQuery },
  responses: replies('A page of sessions', ChatSessionPage),
});

const read = createRoute({
  method: 'get',
  path: `${paths.chatSessions}/{id}`,
  summary: 'One session',
  request: { params: z.object({ id: z.uuid() }) },
  responses: replies('The session', ChatSession),
});

export function chatSessions(services: Services) {
  return createApi()
    .openapi(list, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await listChatSessions(ctx, c.req.valid('query')), 200);
    })
    .openapi(read, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await getChatSession(ctx, c.req.valid('param').id), 200);
    });
}
