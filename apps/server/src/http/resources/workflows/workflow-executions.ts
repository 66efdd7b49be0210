import { createRoute } from '@hono/zod-openapi';
import { paths, WorkflowExecutionList } from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { listWorkflowExecutions } from '../../../services/workflows/executions/list-workflow-executions.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { replies } from '../../replies.ts';

const list = createRoute({
  method: 'get',
  path: paths.workflowExecutions,
  summary: 'What your workflows did, the newest first: the last hundred runs',
  responses: replies('The runs', WorkflowExecutionList),
});

export function workflowExecutions(services: Services) {
  return createApi().openapi(list, async (c) =>
    c.json(await listWorkflowExecutions(contextOf(c, services)), 200),
  );
}
