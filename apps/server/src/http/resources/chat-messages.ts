import { createRoute, z } from '@hono/zod-openapi';
import {
  ChatMessage,
  ChatMessageList,
  ChatMessageQuery,
  paths,
  UpdateChatMessageRequest,
} from '@replysmith/contract';
import { listChatMessages } from '../../services/chat-messages/list-chat-messages.ts';
import { updateChatMessage } from '../../services/chat-messages/update-chat-message.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.chatMessages,
  summary: "A session's messages, in the order they were written",
  request: { query: ChatMessageQuery },
  responses: replies('The messages', ChatMessageList),
});

const update = createRoute({
  method: 'patch',
  path: `${paths.chatMessages}/{id}`,
  summary: 'Keeps what you decided about a rewrite, or puts it in use',
  request: {
    params: z.object({ id: z.uuid() }),
    body: { required: true, content: { 'application/json': { schema: UpdateChatMessageRequest } } },
  },
  responses: replies('The message as it is now', ChatMessage),
});

export function chatMessages(services: Services) {
  return createApi()
    .openapi(list, async (c) => {
      const ctx = contextOf(c, services);
      return c.json({ items: await listChatMessages(ctx, c.req.valid('query').session_id) }, 200);
    })
    .openapi(update, async (c) => {
      const ctx = contextOf(c, services);
      const { id } = c.req.valid('param');
      return c.json(await updateChatMessage(ctx, id, c.req.valid('json')), 200);
    });
}
