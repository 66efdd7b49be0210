import { createRoute } from '@hono/zod-openapi';
import { OneTemplateRequest, EmailTemplate, paths } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { cloneTemplate } from '../../../services/templates/copying/clone-template.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const route = createRoute({
  method: 'post',
  path: paths.cloneTemplate,
  summary: 'Copy a template',
  request: {
    body: { required: true, content: { 'application/json': { schema: OneTemplateRequest } } },
  },
  responses: replies('The copy', EmailTemplate),
});

export function cloneTemplateFunction(services: Services) {
  return createApi().openapi(route, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await cloneTemplate(ctx, c.req.valid('json')), 200);
  });
}
