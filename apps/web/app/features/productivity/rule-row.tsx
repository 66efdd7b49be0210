import { Menu } from '@mantine/core';
import {
  type NamedWorkflowRule,
  type WorkflowConditions,
  type WorkflowRule,
  lengths,
  nameOfCopy,
} from '@replysmith/contract';
import { IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { DropMenu } from '../../components/drop-menu.tsx';
import { showToast } from '../../components/toast.tsx';
import { explainFailure } from '../../lib/api-error.ts';
import { countText, isolated, listInWords } from '../../lib/words.ts';
import {
  useDeleteWorkflow,
  useRestoreWorkflow,
  useRunWorkflow,
  useSaveWorkflow,
  useSwitchWorkflow,
} from './api.ts';
import { runToast } from './run-toasts.ts';
import { actionText, daysText, momentText, timesText, triggerText } from './workflow-words.ts';
import classes from './productivity-page.module.css';

type Rule = Pick<WorkflowRule, 'trigger' | 'conditions' | 'actions'>;

/** What a workflow does, in one sentence. */
export function ruleText({ trigger, conditions, actions }: Rule, folders: FolderNames): string {
  const texts = conditionTexts(conditions, folders);
  const which = whichText(trigger.type === 'schedule', texts);
  return `${triggerText(trigger)}${which}: ${actions.map(actionText).join(', then ')}.`;
}

function whichText(isScheduled: boolean, texts: readonly string[]): string {
  if (isScheduled) {
    return texts.length > 0
      ? `, for each template that ${listInWords(texts)}`
      : ', for each template';
  }
  return texts.length > 0 ? `, if it ${listInWords(texts)}` : '';
}

type RuleRowProps = { rule: WorkflowRule; folders: FolderNames; onEdit: (id: string) => void };

/** One workflow: what it does, how often it has, and what can be done with it. */
export function RuleRow({ rule, folders, onEdit }: RuleRowProps) {
  const actions = useRuleActions(rule);
  return (
    <li className={`grid items-start line-below ${classes.rule}`}>
      <RuleSwitch rule={rule} />
      <div className={`grid ${classes.text}`}>
        <h3 className="label">{rule.name}</h3>
        <p>{ruleText(rule, folders)}</p>
        <p className="small ink-2">{pastText(rule)}</p>
      </div>
      <div className={`flex items-center gap-1 min-h-40 ${classes.buttons}`}>
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

/** Switches a workflow on or off. */
function RuleSwitch({ rule }: { rule: WorkflowRule }) {
  const { mutate } = useSwitchWorkflow();
  const { id, name, is_active } = rule;
  const turn = () => mutate({ id, is_active: !is_active }, { onError: showFailure });
  return (
    <button
      type="button"
      role="switch"
      aria-checked={is_active}
      aria-label={`Active: ${name}`}
      className={`inline-flex items-center gap-2 dense ${classes.switch}`}
      onClick={turn}
    >
      <span className={`relative round on-sheet framed-strong ${classes.track}`} aria-hidden />
      <span aria-hidden>{is_active ? 'On' : 'Off'}</span>
    </button>
  );
}

type FolderNames = ReadonlyMap<string, string>;

/** "has the tag “vip”", one for each condition. */
function conditionTexts(conditions: WorkflowConditions, folders: FolderNames): string[] {
  const { category, folder_id, tag, is_favorite, name_contains } = conditions;
  const { min_score, max_score, min_usage_count, idle_days } = conditions;
  return [
    category !== undefined && `is in the category ${category}`,
    folder_id !== undefined && lies(folder_id, folders),
    tag !== undefined && `has the tag “${tag}”`,
    is_favorite !== undefined && (is_favorite ? 'has a star' : 'has no star'),
    name_contains !== undefined && `has “${name_contains}” in its name`,
    min_score !== undefined && `scores ${min_score} or more`,
    max_score !== undefined && `scores ${max_score} or less`,
    min_usage_count !== undefined && `was used ${timesText(min_usage_count)} or more`,
    idle_days !== undefined && `was not created or used for ${daysText(idle_days)}`,
  ].filter((text) => text !== false);
}

function lies(id: string | null, folders: FolderNames): string {
  if (id === null) return 'is in no folder';
  return `is in ${folders.get(id) ?? 'a deleted folder'}`;
}

/** A row's actions; the row may be unmounted before they are answered. */
function useRuleActions(rule: WorkflowRule) {
  const { mutateAsync: save } = useSaveWorkflow();
  const remove = useDeleteRule();
  const { mutateAsync: run, isPending: isRunning } = useRunWorkflow();
  /** A second press comes before the state of the first. */
  const isDuplicating = useRef(false);
  return {
    isRunning,
    run: () => void run(rule.id).then((done) => showToast(runToast(done)), showFailure),
    duplicate: () => {
      if (isDuplicating.current) return;
      isDuplicating.current = true;
      const mark = { prefix: 'Copy of ', longest: lengths.workflowName };
      const name = nameOfCopy(rule.name, mark);
      const { description, trigger, conditions, actions } = rule;
      const copy = { name, description, trigger, conditions, actions, is_active: false };
      const toast = { title: 'Workflow created', message: `“${isolated(name)}” is off.` };
      void save({ id: null, rule: copy })
        .then(() => showToast(toast), showFailure)
        .finally(() => (isDuplicating.current = false));
    },
    remove: () => remove(rule),
  };
}

function showFailure(error: unknown): void {
  showToast({ title: 'Workflow Failed', message: explainFailure(error).message, kind: 'error' });
}

/** Deletes a workflow at once, and offers Undo. */
export function useDeleteRule() {
  const { mutateAsync: remove } = useDeleteWorkflow();
  const { mutateAsync: restore } = useRestoreWorkflow();
  return ({ id }: NamedWorkflowRule) =>
    void remove(id).then(({ name }) => {
      const undo = () => void restore(id).then(undefined, showFailure);
      showToast({
        title: 'Workflow deleted',
        message: `“${isolated(name)}” no longer runs. What it did stays.`,
        action: { label: 'Undo', run: undo },
      });
    }, showFailure);
}
