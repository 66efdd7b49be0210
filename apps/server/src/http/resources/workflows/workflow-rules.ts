import { createRoute, z } from '@hono/zod-openapi';
import {
  CreateWorkflowRuleRequest,
  NamedWorkflowRule,
  paths,
  UpdateWorkflowRuleRequest,
  WorkflowRule,
  WorkflowRuleList,
} from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { createWorkflowRule } from '../../../services/workflows/rules/create-workflow-rule.ts';
import { deleteWorkflowRule } from '../../../services/workflows/rules/delete-workflow-rule.ts';
import { listWorkflowRules } from '../../../services/workflows/rules/list-workflow-rules.ts';
import { updateWorkflowRule } from '../../../services/workflows/rules/update-workflow-rule.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { jsonBody } from '../../json-body.ts';
import { noBody } from '../../no-body.ts';
import { replies } from '../../replies.ts';

const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: 'get',
  path: paths.workflowRules,
  summary: 'Your workflows, oldest first',
  responses: replies('All of them', WorkflowRuleList),
});

const create = createRoute({
  method: 'post',
  path: paths.workflowRules,
  summary: 'Make a workflow',
  request: { body: jsonBody(CreateWorkflowRuleRequest) },
  responses: replies('The workflow', WorkflowRule),
});

const update = createRoute({
  method: 'patch',
  path: `${paths.workflowRules}/{id}`,
  summary: 'Change a workflow, set it to work or to rest',
  request: { params, body: jsonBody(UpdateWorkflowRuleRequest) },
  responses: replies('The workflow as it is now', WorkflowRule),
});

const remove = createRoute({
  method: 'delete',
  path: `${paths.workflowRules}/{id}`,
  summary: 'Delete a workflow; what it did stays, and for thirty days it can be restored',
  request: { params, body: noBody },
  responses: replies('What was deleted', NamedWorkflowRule),
});

export function workflowRules(services: Services) {
  return createApi()
    .openapi(list, async (c) => c.json(await listWorkflowRules(contextOf(c, services)), 200))
    .openapi(create, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await createWorkflowRule(ctx, c.req.valid('json')), 200);
    })
    .openapi(update, async (c) => {
      const ctx = contextOf(c, services);
      const { id } = c.req.valid('param');
      return c.json(await updateWorkflowRule(ctx, id, c.req.valid('json')), 200);
    })
    .openapi(remove, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await deleteWorkflowRule(ctx, c.req.valid('param').id), 200);
    });
}
