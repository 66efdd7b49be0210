import { createRoute } from '@hono/zod-openapi';
import { UseTemplateRequest, EmailTemplate, paths } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { useTemplate } from '../../../services/templates/use-template.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const route = createRoute({
  method: 'post',
  path: paths.useTemplate,
  summary: 'Count that a template was used',
  request: {
    body: { required: true, content: { 'application/json': { schema: UseTemplateRequest } } },
  },
  responses: replies('The template as it is now', EmailTemplate),
});

export function useTemplateFunction(services: Services) {
  return createApi().openapi(route, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await useTemplate(ctx, c.req.valid('json')), 200);
  });
}
