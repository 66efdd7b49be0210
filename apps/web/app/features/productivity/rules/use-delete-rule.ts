import type { NamedWorkflowRule } from '@replysmith/contract';
import { useDeleteWorkflow, useRestoreWorkflow } from '../../../data/workflows/workflow-rules.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { tellFailure } from './tell-failure.ts';
import { isolated } from '../../../lib/words/isolated.ts';

/** Deletes a workflow at once, and offers to have it back. */
export function useDeleteRule() {
  const { mutateAsync: remove } = useDeleteWorkflow();
  const { mutateAsync: restore } = useRestoreWorkflow();
  return ({ id }: NamedWorkflowRule) =>
    void remove(id).then(({ name }) => {
      const undo = () => void restore(id).then(undefined, tellFailure);
      showToast({
        title: 'Workflow deleted',
        message: `“${isolated(name)}” does nothing any more. What it did stays.`,
        action: { label: 'Undo', run: undo },
      });
    }, tellFailure);
}
