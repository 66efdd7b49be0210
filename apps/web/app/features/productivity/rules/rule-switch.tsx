import type { WorkflowRule } from '@replysmith/contract';
import { useSwitchWorkflow } from '../../../data/workflows/workflow-rules.ts';
import classes from './rule-switch.module.css';
import { tellFailure } from './tell-failure.ts';

/** Sets a workflow to work, or to rest. */
export function RuleSwitch({ rule }: { rule: WorkflowRule }) {
  const { mutate } = useSwitchWorkflow();
  const { id, name, is_active } = rule;
  const turn = () => mutate({ id, is_active: !is_active }, { onError: tellFailure });
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
