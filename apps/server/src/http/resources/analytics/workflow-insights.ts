import { createRoute } from '@hono/zod-openapi';
import { paths, WorkflowInsights } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { getWorkflowInsights } from '../../../services/workflows/executions/get-workflow-insights.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const read = createRoute({
  method: 'get',
  path: paths.workflowInsights,
  summary: 'Estimates of what your workflows saved you since they were made, by fixed formulas',
  responses: replies('The estimates', WorkflowInsights),
});

export function workflowInsights(services: Services) {
  return createApi().openapi(read, async (c) =>
    c.json(await getWorkflowInsights(contextOf(c, services)), 200),
  );
}
