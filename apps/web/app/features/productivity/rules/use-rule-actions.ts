import { lengths, type WorkflowRule } from '@replysmith/contract';
import { useDeleteWorkflow, useSaveWorkflow } from '../../../data/workflows/workflow-rules.ts';
import { useRunWorkflow } from '../../../data/workflows/run-workflow.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { runToast } from '../run-toast.ts';

const tellFailure = (error: unknown) =>
  showToast({ title: 'Workflow Failed', message: explainFailure(error).message, kind: 'error' });

/** What can be done with a workflow from its row, which may be gone before that is answered. */
export function useRuleActions(rule: WorkflowRule) {
  const { mutateAsync: save } = useSaveWorkflow();
  const { mutateAsync: remove } = useDeleteWorkflow();
  const { mutateAsync: run, isPending: isRunning } = useRunWorkflow();
  return {
    isRunning,
    run: () => void run(rule.id).then((done) => showToast(runToast(done)), tellFailure),
    duplicate: () => {
      const name = `Copy of ${rule.name}`.slice(0, lengths.workflowName);
      const copy = { ...contentOf(rule), name, is_active: false };
      const told = { title: 'Workflow created', message: `“${name}” is at rest.` };
      void save({ id: null, rule: copy }).then(() => showToast(told), tellFailure);
    },
    remove: () =>
      void remove(rule.id).then((deleted) => {
        const makeAnew = () =>
          void save({ id: null, rule: contentOf(deleted) }).then(undefined, tellFailure);
        showToast({
          title: 'Workflow deleted',
          message: `“${deleted.name}” does nothing any more. What it did stays.`,
          action: { label: 'Undo', run: makeAnew },
        });
      }, tellFailure),
  };
}

function contentOf({ name, description, trigger, conditions, actions, is_active }: WorkflowRule) {
  return { name, description, trigger, conditions, actions, is_active };
}
