import {
  type CreateWorkflowRuleRequest,
  NamedWorkflowRule,
  type PreviewWorkflowRequest,
  WorkflowExecution,
  WorkflowExecutionList,
  WorkflowInsights,
  WorkflowPreview,
  WorkflowRule,
  WorkflowRuleList,
  paths,
} from '@replysmith/contract';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { refreshWorkflows, workflowsKey } from '../../data/workflows.ts';
import { refreshTemplates } from '../../data/templates.ts';
import { apiDelete, apiGet, apiPatch, apiPost } from '../../lib/http.ts';
import { postOnce } from '../../lib/sending-key.ts';

/** Runs a workflow now. A failed run is a normal reply. */
export function useRunWorkflow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rule_id: string) => apiPost(paths.runWorkflow, { rule_id }, WorkflowExecution),
    onSettled: () => {
      refreshTemplates(client);
      return refreshWorkflows(client);
    },
  });
}

/** The newest first, a hundred at most. */
export function useWorkflowExecutions() {
  return useQuery({
    queryKey: [workflowsKey, 'executions'],
    queryFn: ({ signal }) => apiGet(paths.workflowExecutions, WorkflowExecutionList, { signal }),
  });
}

export function useWorkflowInsights() {
  return useQuery({
    queryKey: [workflowsKey, 'insights'],
    queryFn: ({ signal }) => apiGet(paths.workflowInsights, WorkflowInsights, { signal }),
  });
}

/** What a workflow would do now; no request without a workflow. */
export function useWorkflowPreview(rule: PreviewWorkflowRequest | null) {
  // The name does not affect the preview.
  const previewRule = rule && { ...rule, name: 'Preview', description: null };
  return useQuery({
    queryKey: [workflowsKey, 'preview', previewRule],
    queryFn: previewRule
      ? ({ signal }) => apiPost(paths.previewWorkflow, previewRule, WorkflowPreview, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}

const workflowRulesQuery = queryOptions({
  queryKey: [workflowsKey, 'rules'],
  queryFn: ({ signal }) => apiGet(paths.workflowRules, WorkflowRuleList, { signal }),
});

/** Oldest first. */
export function useWorkflowRules() {
  return useQuery(workflowRulesQuery);
}

const pathOf = (id: string) => `${paths.workflowRules}/${id}`;

type NewWorkflow = Pick<CreateWorkflowRuleRequest, 'name' | 'trigger' | 'conditions' | 'actions'> &
  Partial<CreateWorkflowRuleRequest>;

/** Creates a workflow, or updates the given one. */
export function useSaveWorkflow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, rule }: { id: string | null; rule: NewWorkflow }) =>
      id === null
        ? postOnce('new-workflow', paths.workflowRules, rule, WorkflowRule)
        : apiPatch(pathOf(id), rule, WorkflowRule),
    onSuccess: (saved) => {
      client.setQueryData(workflowRulesQuery.queryKey, (known) => known && withRule(known, saved));
      void refreshWorkflows(client);
    },
  });
}

/** Switches a workflow on or off, optimistically. */
export function useSwitchWorkflow() {
  const client = useQueryClient();
  const { queryKey } = workflowRulesQuery;
  return useMutation({
    mutationFn: ({ id, is_active }: { id: string; is_active: boolean }) =>
      apiPatch(pathOf(id), { is_active }, WorkflowRule),
    onMutate: async ({ id, is_active }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(
        queryKey,
        (known) =>
          known && {
            ...known,
            items: known.items.map((rule) => (rule.id === id ? { ...rule, is_active } : rule)),
          },
      );
      return before;
    },
    onError: (_error, _change, before) => client.setQueryData(queryKey, before),
    onSettled: () => refreshWorkflows(client),
  });
}

/** Returns the name of the deleted workflow; for a while it can be restored. */
export function useDeleteWorkflow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiDelete(pathOf(id), NamedWorkflowRule),
    onSuccess: ({ id }) =>
      client.setQueryData(
        workflowRulesQuery.queryKey,
        (known) =>
          known && {
            items: known.items.filter((rule) => rule.id !== id),
            unreadable: known.unreadable.filter((rule) => rule.id !== id),
          },
      ),
    onSettled: () => refreshWorkflows(client),
  });
}

export function useRestoreWorkflow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rule_id: string) => apiPost(paths.restoreWorkflow, { rule_id }, NamedWorkflowRule),
    onSettled: () => refreshWorkflows(client),
  });
}

function withRule({ items, ...rest }: WorkflowRuleList, saved: WorkflowRule): WorkflowRuleList {
  const isKnown = items.some(({ id }) => id === saved.id);
  return {
    ...rest,
    items: isKnown ? items.map((rule) => (rule.id === saved.id ? saved : rule)) : [...items, saved],
  };
}
