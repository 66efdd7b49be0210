import { createRoute } from '@hono/zod-openapi';
import {
  IdempotencyHeaders,
  ImportTemplatesReply,
  ImportTemplatesRequest,
  paths,
} from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { importTemplates } from '../../../services/templates/import/import-templates.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const route = createRoute({
  method: 'post',
  path: paths.importTemplates,
  summary: 'Saves some rows of an import, or says what would become of them',
  request: {
    headers: IdempotencyHeaders,
    body: { required: true, content: { 'application/json': { schema: ImportTemplatesRequest } } },
  },
  responses: replies('A verdict for each row, in their order', ImportTemplatesReply),
});

export function importTemplatesFunction(services: Services) {
  return createApi().openapi(route, async (c) => {
    const { 'idempotency-key': key = null } = c.req.valid('header');
    return c.json(await importTemplates(contextOf(c, services), c.req.valid('json'), key), 200);
  });
}
