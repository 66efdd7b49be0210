import {
  NamedWorkflowRule,
  paths,
  WorkflowRule,
  WorkflowRuleList,
  type CreateWorkflowRuleRequest,
} from '@replysmith/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiDelete, apiGet, apiPatch, apiPost } from '../../lib/wire/api-client.ts';
import { refreshWorkflows, workflowsKey } from './refresh-workflows.ts';

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

/** Makes a workflow, or changes the one that is named. */
export function useSaveWorkflow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, rule }: { id: string | null; rule: NewWorkflow }) =>
      id === null
        ? apiPost(paths.workflowRules, rule, WorkflowRule)
        : apiPatch(pathOf(id), rule, WorkflowRule),
    onSuccess: (saved) => {
      client.setQueryData(workflowRulesQuery.queryKey, (known) => known && withRule(known, saved));
      void refreshWorkflows(client);
    },
  });
}

/** Sets a workflow to work or to rest, shown before the server has answered. */
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

/** Gives the name of what was deleted; for a while it can be had back. */
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
