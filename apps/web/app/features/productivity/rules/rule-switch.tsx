import type { WorkflowRule } from '@replysmith/contract';
import { useSwitchWorkflow } from '../../../data/workflows/workflow-rules.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import classes from './rule-switch.module.css';

/** Sets a workflow to work, or to rest. */
export function RuleSwitch({ rule }: { rule: WorkflowRule }) {
  const { mutate } = useSwitchWorkflow();
  const { id, name, is_active } = rule;
  const turn = () =>
    mutate(
      { id, is_active: !is_active },
      {
        onError: (error) =>
          showToast({
            title: 'Workflow Failed',
            message: explainFailure(error).message,
            kind: 'error',
          }),
      },
    );
  return (
    <button
      type="button"
      role="switch"
      aria-checked={is_active}
      aria-label={`At work: ${name}`}
      className={classes.switch}
      onClick={turn}
    >
      <span className={classes.track} aria-hidden />
      <span aria-hidden>{is_active ? 'On' : 'Off'}</span>
    </button>
  );
}
