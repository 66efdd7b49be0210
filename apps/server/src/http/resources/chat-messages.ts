import { createRoute } from '@hono/zod-openapi';
import { ChatMessageList, ChatMessageQuery, paths } from '@replysmith/contract';
import { listChatMessages } from '../../services/chat-messages/list-chat-messages.ts';
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

export function chatMessages(services: Services) {
  return createApi().openapi(list, async (c) => {
    const ctx = contextOf(c, services);
    return c.json({ items: await listChatMessages(ctx, c.req.valid('query').session_id) }, 200);
  });
}
