import { createRoute } from '@hono/zod-openapi';
import { AiRequestList, AiRequestQuery, paths } from '@replysmith/contract';
import { listAiRequests } from '../../services/ai-requests/list-ai-requests.ts';
import type { Services } from '../../services/context.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.aiRequests,
  summary: 'What you asked, what it cost and who answered, newest first',
  request: { query: AiRequestQuery },
  responses: replies('The requests', AiRequestList),
});

export function aiRequests(services: Services) {
  return createApi().openapi(list, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await listAiRequests(ctx, c.req.valid('query')), 200);
  });
}
