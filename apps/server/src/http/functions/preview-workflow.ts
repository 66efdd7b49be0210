import { createRoute } from '@hono/zod-openapi';
import { paths, PreviewWorkflowRequest, WorkflowPreview } from '@replysmith/contract';
import type { Services } from '../../services/context.ts';
import { previewWorkflow } from '../../services/workflows/running/preview-workflow.ts';
import { createApi } from '../api.ts';
import { contextOf } from '../context-of.ts';
import { replies } from '../replies.ts';

const preview = createRoute({
  method: 'post',
  path: paths.previewWorkflow,
  summary: 'What a workflow would do to the templates there are; changes nothing',
  request: {
    body: { required: true, content: { 'application/json': { schema: PreviewWorkflowRequest } } },
  },
  responses: replies(
    'How many templates, some of them by name, and what would change',
    WorkflowPreview,
  ),
});

export function previewWorkflowFunction(services: Services) {
  return createApi().openapi(preview, async (c) => {
    const ctx = contextOf(c, services);
    return c.json(await previewWorkflow(ctx, c.req.valid('json')), 200);
  });
}
