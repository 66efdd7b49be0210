import { createRoute } from '@hono/zod-openapi';
import {
  OptimizeEmailHeaders,
  OptimizeEmailReply,
  OptimizeEmailRequest,
  paths,
} from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { optimizeEmail } from '../../services/optimize-email/optimize-email.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const optimize = createRoute({
  method: 'post',
  path: paths.optimizeEmail,
  summary: 'Score and rewrite an email, and keep both in a session',
  request: {
    headers: OptimizeEmailHeaders,
    body: { required: true, content: { 'application/json': { schema: OptimizeEmailRequest } } },
  },
  responses: replies('The rewrite with both scores', OptimizeEmailReply),
});

export function optimizeEmailFunction(services: Services) {
  return createApi().openapi(optimize, async (c) => {
    const { 'idempotency-key': key } = c.req.valid('header');
    return c.json(await optimizeEmail(contextOf(c, services), c.req.valid('json'), key), 200);
  });
}
