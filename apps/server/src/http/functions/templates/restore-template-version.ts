import { createRoute } from '@hono/zod-openapi';
import { RestoreVersionRequest, EmailTemplate, paths } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { restoreTemplateVersion } from '../../../services/templates/versions/restore-template-version.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const route = createRoute({
  method: 'post',
  path: paths.restoreTemplateVersion,
  summary: 'Go back to an earlier text of a template',
  request: {
    body: { required: true, content: { 'application/json': { schema: RestoreVersionRequest } } },
  },
  responses: replies('The template as it is now', EmailTemplate),
});

export function restoreTemplateVersionFunction(services: Services) {
  return createApi().openapi(route, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await restoreTemplateVersion(ctx, c.req.valid('json')), 200);
  });
}
