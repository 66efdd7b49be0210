import {
  CreateWorkflowRuleRequest,
  NamedWorkflowRule,
  PreviewWorkflowRequest,
  RestoreWorkflowRequest,
  RunWorkflowRequest,
  UpdateWorkflowRuleRequest,
  WorkflowExecution,
  WorkflowExecutionList,
  WorkflowInsights,
  WorkflowPreview,
  WorkflowRule,
  WorkflowRuleList,
  paths,
} from '@replysmith/contract';
import { slow } from '../../platform/http/deadline.ts';
import { type Route, idParams, nothing, route } from '../../platform/http/route.ts';
import { getWorkflowInsights, listWorkflowExecutions } from './executions.ts';
import { previewWorkflow } from './preview.ts';
import {
  createWorkflowRule,
  deleteWorkflowRule,
  listWorkflowRules,
  restoreWorkflowRule,
  updateWorkflowRule,
} from './rules.ts';
import { runWorkflow } from './run.ts';

export const workflowRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.workflowRules,
    summary: 'Your workflows, oldest first',
    scope: 'read',
    reply: ['All of them', WorkflowRuleList],
    run: ({ ctx }) => listWorkflowRules(ctx),
  }),
  route({
    method: 'post',
    path: paths.workflowRules,
    summary: 'Make a workflow, once for each Idempotency-Key',
    scope: 'write',
    body: CreateWorkflowRuleRequest,
    hasKey: true,
    reply: ['The workflow', WorkflowRule],
    run: ({ ctx, body, key }) => createWorkflowRule(ctx, body, key),
  }),
  route({
    method: 'patch',
    path: `${paths.workflowRules}/{id}`,
    summary: 'Change a workflow, set it to work or to rest',
    scope: 'write',
    params: idParams,
    body: UpdateWorkflowRuleRequest,
    reply: ['The workflow as it is now', WorkflowRule],
    run: ({ ctx, params, body }) => updateWorkflowRule(ctx, params.id, body),
  }),
  route({
    method: 'delete',
    path: `${paths.workflowRules}/{id}`,
    summary:
      'Delete a workflow; what it did stays, and it can be restored while the trash keeps it',
    scope: 'write',
    params: idParams,
    body: nothing,
    reply: ['What was deleted', NamedWorkflowRule],
    run: ({ ctx, params }) => deleteWorkflowRule(ctx, params.id),
  }),
  route({
    method: 'get',
    path: paths.workflowExecutions,
    summary: 'What your workflows did, the newest first: the last hundred runs',
    scope: 'read',
    reply: ['The runs', WorkflowExecutionList],
    run: ({ ctx }) => listWorkflowExecutions(ctx),
  }),
  route({
    method: 'get',
    path: paths.workflowInsights,
    summary: 'Estimates of what your workflows saved you since they were made, by fixed formulas',
    scope: 'read',
    reply: ['The estimates', WorkflowInsights],
    run: ({ ctx }) => getWorkflowInsights(ctx),
  }),
  route({
    method: 'post',
    path: paths.previewWorkflow,
    summary: 'What a workflow would do to the templates there are; changes nothing',
    scope: 'write',
    body: PreviewWorkflowRequest,
    reply: ['How many templates, some of them by name, and what would change', WorkflowPreview],
    run: ({ ctx, body }) => previewWorkflow(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.runWorkflow,
    summary: 'Run a workflow now on every template that it fits',
    scope: 'write',
    longest: slow,
    body: RunWorkflowRequest,
    reply: ['The run, which may have failed', WorkflowExecution],
    run: ({ ctx, body }) => runWorkflow(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.restoreWorkflow,
    summary: 'Have a deleted workflow back, while the trash keeps it',
    scope: 'write',
    body: RestoreWorkflowRequest,
    reply: ['What was restored', NamedWorkflowRule],
    run: ({ ctx, body }) => restoreWorkflowRule(ctx, body),
  }),
];
