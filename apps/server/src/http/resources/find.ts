import { createRoute } from '@hono/zod-openapi';
import { FindQuery, Found, paths } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { findOwn } from '../../services/find/find-own.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const read = createRoute({
  method: 'get',
  path: paths.find,
  summary: 'What of your templates, sessions and campaigns is called so or says so',
  request: { query: FindQuery },
  responses: replies('The best of each', Found),
});

export function find(services: Services) {
  return createApi().openapi(read, async (c) =>
    c.json(await findOwn(contextOf(c, services), c.req.valid('query').search), 200),
  );
}
