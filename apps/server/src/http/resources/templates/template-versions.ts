import { createRoute } from '@hono/zod-openapi';
import { paths, TemplateVersionList, TemplateVersionQuery } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { listTemplateVersions } from '../../../services/templates/versions/list-template-versions.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.templateVersions,
  summary: 'The earlier texts of a template, newest first',
  request: { query: TemplateVersionQuery },
  responses: replies('The texts', TemplateVersionList),
});

export function templateVersions(services: Services) {
  return createApi().openapi(list, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await listTemplateVersions(ctx, c.req.valid('query')), 200);
  });
}
