import type { WorkflowRule } from '@replysmith/contract';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { countText } from '../../../lib/words/count-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DropMenu } from '../../../ui/drop-menu/drop-menu.tsx';
import type { FolderNames } from '../words/condition-text.ts';
import { momentText } from '../words/moment-text.ts';
import { ruleText } from '../words/rule-text.ts';
import classes from './rule-list.module.css';
import { RuleSwitch } from './rule-switch.tsx';
import { useRuleActions } from './use-rule-actions.ts';

type RuleRowProps = { rule: WorkflowRule; folders: FolderNames; onEdit: (id: string) => void };

/** One workflow: what it does, how often it has, and what can be done with it. */
export function RuleRow({ rule, folders, onEdit }: RuleRowProps) {
  const actions = useRuleActions(rule);
  return (
    <li className={classes.rule}>
      <RuleSwitch rule={rule} />
      <div className={classes.text}>
        <h3 className="label">{rule.name}</h3>
        <p>{ruleText(rule, folders)}</p>
        <p className="small ink-2">{pastText(rule)}</p>
      </div>
      <div className={classes.buttons}>
        <Button
          variant="line"
          size="small"
          isBusy={actions.isRunning}
          aria-label={`Run now: ${rule.name}`}
          onClick={actions.run}
        >
          {actions.isRunning ? 'Running…' : 'Run now'}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Edit: ${rule.name}`}
          onClick={() => onEdit(rule.id)}
        >
          Edit
        </Button>
        <DropMenu
          position="bottom-end"
          target={
            <Button variant="quiet" size="small" shape="icon" aria-label={`More for ${rule.name}`}>
              <IconDots size={18} stroke={1.5} aria-hidden />
            </Button>
          }
        >
          <Menu.Item onClick={actions.duplicate}>Duplicate</Menu.Item>
          <Menu.Item onClick={actions.remove}>Delete</Menu.Item>
        </DropMenu>
      </div>
    </li>
  );
}

function pastText({ execution_count, last_triggered, next_run_at }: WorkflowRule): string {
  const next = next_run_at ? [`Next at ${momentText(next_run_at)}`] : [];
  if (!last_triggered) return ['Has not run yet', ...next].join(' · ');
  const runs = `${countText(execution_count)} ${execution_count === 1 ? 'run' : 'runs'}`;
  const done = execution_count === 0 ? 'No run has done anything yet' : runs;
  return [done, `Last ${momentText(last_triggered)}`, ...next].join(' · ');
}
