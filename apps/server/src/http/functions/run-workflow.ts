import { createRoute } from '@hono/zod-openapi';
import { paths, RunWorkflowRequest, WorkflowExecution } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { runWorkflow } from '../../services/workflows/running/run-workflow.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const run = createRoute({
  method: 'post',
  path: paths.runWorkflow,
  summary: 'Run a workflow now on every template that it fits',
  request: {
    body: { required: true, content: { 'application/json': { schema: RunWorkflowRequest } } },
  },
  responses: replies('The run, which may have failed', WorkflowExecution),
});

export function runWorkflowFunction(services: Services) {
  return createApi().openapi(run, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await runWorkflow(ctx, c.req.valid('json')), 200);
  });
}
