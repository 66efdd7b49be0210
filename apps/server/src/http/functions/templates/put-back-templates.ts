import { createRoute } from '@hono/zod-openapi';
import { PutBackTemplatesRequest, ChangeTemplatesReply, paths } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { putBackTemplates } from '../../../services/templates/change/put-back-templates.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const route = createRoute({
  method: 'post',
  path: paths.putBackTemplates,
  summary: 'Give templates back the folders, tags and stars they had',
  request: {
    body: { required: true, content: { 'application/json': { schema: PutBackTemplatesRequest } } },
  },
  responses: replies('What was put back, and what was not and why', ChangeTemplatesReply),
});

export function putBackTemplatesFunction(services: Services) {
  return createApi().openapi(route, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await putBackTemplates(ctx, c.req.valid('json')), 200);
  });
}
