import { createRoute, z } from '@hono/zod-openapi';
import {
  ChatSession,
  ChatSessionPage,
  ChatSessionQuery,
  paths,
  UpdateChatSessionRequest,
} from '@replysmith/contract';
import { deleteChatSession } from '../../services/chat-sessions/delete-chat-session.ts';
import { getChatSession } from '../../services/chat-sessions/get-chat-session.ts';
import { listChatSessions } from '../../services/chat-sessions/list-chat-sessions.ts';
import { updateChatSession } from '../../services/chat-sessions/update-chat-session.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { noBody } from '../no-body.ts';
import { replies } from '../replies.ts';

const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: 'get',
  path: paths.chatSessions,
  summary: 'Your sessions, last used first; or those in which every word of a search stands',
  request: { query: ChatSessionQuery },
  responses: replies('A page of sessions', ChatSessionPage),
});

const read = createRoute({
  method: 'get',
  path: `${paths.chatSessions}/{id}`,
  summary: 'One session',
  request: { params },
  responses: replies('The session', ChatSession),
});

const update = createRoute({
  method: 'patch',
  path: `${paths.chatSessions}/{id}`,
  summary: 'Name a session, or put it into the archive and back',
  request: {
    params,
    body: { required: true, content: { 'application/json': { schema: UpdateChatSessionRequest } } },
  },
  responses: replies('The session as it is now', ChatSession),
});

const remove = createRoute({
  method: 'delete',
  path: `${paths.chatSessions}/{id}`,
  summary: 'Delete a session; for thirty days it can be restored',
  request: { params, body: noBody },
  responses: replies('The session as it is now', ChatSession),
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
    })
    .openapi(update, async (c) => {
      const ctx = contextOf(c, services);
      const { id } = c.req.valid('param');
      return c.json(await updateChatSession(ctx, id, c.req.valid('json')), 200);
    })
    .openapi(remove, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await deleteChatSession(ctx, c.req.valid('param').id), 200);
    });
}
