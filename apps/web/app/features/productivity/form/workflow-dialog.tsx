import type { WorkflowRule } from '@replysmith/contract';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { WorkflowForm } from './workflow-form.tsx';

type WorkflowDialogProps = {
  /** The one to change; null for a new one, undefined while nothing is written. */
  rule: WorkflowRule | null | undefined;
  onClose: () => void;
};

export function WorkflowDialog({ rule, onClose }: WorkflowDialogProps) {
  return (
    <Dialog
      label={rule ? 'Edit workflow' : 'New workflow'}
      isOpen={rule !== undefined}
      onClose={onClose}
      size="wide"
    >
      {rule !== undefined && <WorkflowForm rule={rule} onClose={onClose} />}
    </Dialog>
  );
}
