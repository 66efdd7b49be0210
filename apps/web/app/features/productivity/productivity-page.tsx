import {
  type NamedWorkflowRule,
  type WorkflowInsights,
  type WorkflowRule,
  type WorkflowRuleList,
  errorCodes,
  lengths,
} from '@replysmith/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTemplateFolders } from '../../data/templates.ts';
import { useWorkflowInsights, useWorkflowRules } from './api.ts';
import { countText } from '../../lib/words.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../components/toast.tsx';
import { Tooltip } from '../../components/tooltip.tsx';
import { WorkflowForm } from './workflow-form.tsx';
import { RunLog } from './run-log.tsx';
import { RuleRow, useDeleteRule } from './rule-row.tsx';
import classes from './productivity-page.module.css';

const name = 'workflow';

/** The workflow being edited, from the address: "new" or an id. */
function useOpenWorkflow(rules: readonly WorkflowRule[] | undefined) {
  const [search, setSearch] = useSearchParams();
  const param = search.get(name);
  const found = rules?.find(({ id }) => id === param);
  const isUnknown = param !== null && param !== 'new' && rules !== undefined && !found;

  const close = () =>
    setSearch(
      (current) => {
        current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );

  useEffect(() => {
    if (!isUnknown) return;
    showToast({ title: 'Workflow not found', message: 'It may have been deleted.', kind: 'error' });
    setSearch({}, { replace: true });
  }, [isUnknown, setSearch]);

  return {
    rule: param === 'new' ? null : found,
    open: (id: string) => setSearch({ [name]: id }, { preventScrollReset: true }),
    close,
  };
}

/** The workflows, their runs, and estimates of the time they saved. */
export function ProductivityPage() {
  const { data, error, refetch } = useWorkflowRules();
  const rules = data?.items;
  const opened = useOpenWorkflow(rules);
  const isFull = data && data.items.length + data.unreadable.length >= lengths.workflows;
  return (
    <main className={`stack gap-7 page-room ${classes.page}`}>
      <header className={`row justify-between ${classes.head}`}>
        <div>
          <h1 className="title mb-2">Productivity</h1>
          <p className="ink-2">
            Workflows keep your templates in order: when something happens, they act.
          </p>
        </div>
        <Button isBusy={isFull === true} onClick={() => opened.open('new')}>
          New workflow
        </Button>
      </header>
      {isFull && (
        <p role="status">
          You can have at most {lengths.workflows} workflows. Delete one to make another.
        </p>
      )}
      <InsightsStrip />
      <Section isDense title="Workflows">
        {!rules && error && (
          <NotLoaded
            title="Your workflows could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!rules && !error && <Skeleton label="Loading your workflows..." />}
        {data && <RuleList rules={data} onNew={() => opened.open('new')} onEdit={opened.open} />}
      </Section>
      <Section isDense title="Log">
        <RunLog />
      </Section>
      <WorkflowDialog rule={opened.rule} onClose={opened.close} />
    </main>
  );
}

/** Estimates of what the workflows saved, each with its formula. */
function InsightsStrip() {
  const { data, error } = useWorkflowInsights();
  // Other parts of the page show the error and retry.
  if (error && !data) return null;
  if (!data) {
    return (
      <div className={classes.waiting}>
        <Skeleton widths={['100%']} label="Loading the estimates..." />
      </div>
    );
  }
  return (
    <dl className={`grid one-column-phone ${classes.strip}`}>
      {estimates(data).map(({ name, figure, formula }) => (
        <div key={name}>
          <dt className="dense ink-2">{name}</dt>
          <dd className="flex wrap-items items-baseline">
            <span className={classes.figure}>{figure}</span>
            <Tooltip label={formula}>
              <button
                type="button"
                className={`small ink-2 ${classes.mark}`}
                aria-label={`Estimate: ${formula}`}
              >
                Estimate
              </button>
            </Tooltip>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function estimates({ executions, tasks, minutes, efficiency }: WorkflowInsights) {
  const runs = `${countText(executions)} ${executions === 1 ? 'run' : 'runs'}`;
  const span = 'that did not fail since your workflows were created';
  return [
    {
      name: 'Tasks done for you',
      figure: countText(tasks),
      formula: `3 tasks for each run: ${runs} ${span}, × 3`,
    },
    {
      name: 'Minutes saved',
      figure: countText(minutes),
      formula: `5 minutes for each run: ${runs} ${span}, × 5`,
    },
    {
      name: 'Efficiency gained',
      figure: `${countText(efficiency)}%`,
      formula: `15% for each active workflow: ${countText(efficiency / 15)} × 15`,
    },
  ];
}

type RuleListProps = {
  rules: WorkflowRuleList;
  onNew: () => void;
  onEdit: (id: string) => void;
};

function RuleList({ rules: { items, unreadable }, onNew, onEdit }: RuleListProps) {
  const folders = useTemplateFolders().data?.items ?? [];
  const names = new Map(folders.map(({ id, name }) => [id, name]));
  if (items.length + unreadable.length === 0) {
    return (
      <EmptyState title="No workflows yet" action={<Button onClick={onNew}>New workflow</Button>}>
        A workflow tags, moves, stars, copies or archives templates by itself, or notifies you about
        them.
      </EmptyState>
    );
  }
  return (
    <ul className="breakable">
      {items.map((rule) => (
        <RuleRow key={rule.id} rule={rule} folders={names} onEdit={onEdit} />
      ))}
      {unreadable.map((rule) => (
        <UnreadableRow key={rule.id} rule={rule} />
      ))}
    </ul>
  );
}

/** A workflow stored by another version of the product. */
function UnreadableRow({ rule }: { rule: NamedWorkflowRule }) {
  const remove = useDeleteRule();
  return (
    <li className={`grid items-start line-below ${classes.rule}`}>
      <span className="small ink-2">Off</span>
      <div className={`grid ${classes.text}`}>
        <h3 className="label">{rule.name}</h3>
        <p>{errorCodes.workflow_unreadable.message}</p>
      </div>
      <div className={`flex items-center gap-1 min-h-40 ${classes.buttons}`}>
        <Button
          variant="line"
          size="small"
          aria-label={`Delete: ${rule.name}`}
          onClick={() => remove(rule)}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

type WorkflowDialogProps = {
  /** The workflow to change; null for a new one, undefined when none is being edited. */
  rule: WorkflowRule | null | undefined;
  onClose: () => void;
};

function WorkflowDialog({ rule, onClose }: WorkflowDialogProps) {
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
