import { createRoute } from '@hono/zod-openapi';
import { HelpChatbotReply, HelpChatbotRequest, paths } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { askHelp } from '../../services/help/ask-help.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const ask = createRoute({
  method: 'post',
  path: paths.helpChatbot,
  summary: 'Answers a question about the product from its help pages; nothing is greeted',
  request: {
    body: { required: true, content: { 'application/json': { schema: HelpChatbotRequest } } },
  },
  responses: replies('The answer, with the help items that it rests on', HelpChatbotReply),
});

export function helpChatbotFunction(services: Services) {
  return createApi().openapi(ask, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await askHelp(ctx, c.req.valid('json'), c.req.raw.signal), 200);
  });
}
