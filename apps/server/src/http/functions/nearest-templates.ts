import { createRoute } from '@hono/zod-openapi';
import { NearestTemplatesReply, NearestTemplatesRequest, paths } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { findNearestTemplates } from '../../services/nearest-templates/find-nearest-templates.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const find = createRoute({
  method: 'post',
  path: paths.nearestTemplates,
  summary: 'Which templates are like an email: your own and the library’s',
  request: {
    body: { required: true, content: { 'application/json': { schema: NearestTemplatesRequest } } },
  },
  responses: replies('At most three, nearest first', NearestTemplatesReply),
});

export function nearestTemplatesFunction(services: Services) {
  return createApi().openapi(find, async (c) => {
    const ctx = contextOf(c, services);
    return c.json({ items: await findNearestTemplates(ctx, c.req.valid('json')) }, 200);
  });
}
