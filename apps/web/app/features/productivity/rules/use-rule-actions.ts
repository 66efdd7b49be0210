import { lengths, nameOfCopy, type WorkflowRule } from '@replysmith/contract';
import { useSaveWorkflow } from '../../../data/workflows/workflow-rules.ts';
import { useRunWorkflow } from '../../../data/workflows/run-workflow.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { runToast } from '../run-toast.ts';
import { tellFailure } from './tell-failure.ts';
import { useDeleteRule } from './use-delete-rule.ts';
import { isolated } from '../../../lib/words/isolated.ts';

/** What can be done with a workflow from its row, which may be gone before that is answered. */
export function useRuleActions(rule: WorkflowRule) {
  const { mutateAsync: save } = useSaveWorkflow();
  const remove = useDeleteRule();
  const { mutateAsync: run, isPending: isRunning } = useRunWorkflow();
  return {
    isRunning,
    run: () => void run(rule.id).then((done) => showToast(runToast(done)), tellFailure),
    duplicate: () => {
      const mark = { prefix: 'Copy of ', longest: lengths.workflowName };
      const name = nameOfCopy(rule.name, mark);
      const { description, trigger, conditions, actions } = rule;
      const copy = { name, description, trigger, conditions, actions, is_active: false };
      const told = { title: 'Workflow created', message: `“${isolated(name)}” is at rest.` };
      void save({ id: null, rule: copy }).then(() => showToast(told), tellFailure);
    },
    remove: () => remove(rule),
  };
}
