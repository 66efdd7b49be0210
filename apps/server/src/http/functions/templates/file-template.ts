import { createRoute } from '@hono/zod-openapi';
import { FileTemplateRequest, paths, TemplateFiling } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { fileTemplate } from '../../../services/templates/filing/file-template.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const route = createRoute({
  method: 'post',
  path: paths.fileTemplate,
  summary: 'Where a template that is about to be made belongs, and which one it nearly repeats',
  request: {
    body: { required: true, content: { 'application/json': { schema: FileTemplateRequest } } },
  },
  responses: replies('As far as the settings want it found out', TemplateFiling),
});

export function fileTemplateFunction(services: Services) {
  return createApi().openapi(route, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await fileTemplate(ctx, c.req.valid('json')), 200);
  });
}
