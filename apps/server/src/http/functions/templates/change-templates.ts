import { createRoute } from '@hono/zod-openapi';
import { ChangeTemplatesRequest, ChangeTemplatesReply, paths } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { changeTemplates } from '../../../services/templates/change/change-templates.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const route = createRoute({
  method: 'post',
  path: paths.changeTemplates,
  summary: 'Do the same to many templates, named or found by a filter',
  request: {
    body: { required: true, content: { 'application/json': { schema: ChangeTemplatesRequest } } },
  },
  responses: replies('What was done, and what was not and why', ChangeTemplatesReply),
});

export function changeTemplatesFunction(services: Services) {
  return createApi().openapi(route, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await changeTemplates(ctx, c.req.valid('json')), 200);
  });
}
