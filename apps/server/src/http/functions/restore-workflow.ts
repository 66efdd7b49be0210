import { createRoute } from '@hono/zod-openapi';
import { NamedWorkflowRule, paths, RestoreWorkflowRequest } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { restoreWorkflowRule } from '../../services/workflows/rules/restore-workflow-rule.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const restore = createRoute({
  method: 'post',
  path: paths.restoreWorkflow,
  summary: 'Have a workflow back that was deleted in the last thirty days',
  request: {
    body: { required: true, content: { 'application/json': { schema: RestoreWorkflowRequest } } },
  },
  responses: replies('What was restored', NamedWorkflowRule),
});

export function restoreWorkflowFunction(services: Services) {
  return createApi().openapi(restore, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await restoreWorkflowRule(ctx, c.req.valid('json')), 200);
  });
}
