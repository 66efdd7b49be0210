import { lengths } from '@replysmith/contract';
import { useWorkflowRules } from '../../data/workflows/workflow-rules.ts';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { WorkflowDialog } from './form/workflow-dialog.tsx';
import { InsightsStrip } from './insights/insights-strip.tsx';
import { RunLog } from './log/run-log.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { PageBlock } from './page-block.tsx';
import classes from './productivity-page.module.css';
import { RuleList } from './rules/rule-list.tsx';
import { useOpenWorkflow } from './use-open-workflow.ts';

/** The workflows, what they did, and what that may have saved. */
export function ProductivityPage() {
  const { data, error, refetch } = useWorkflowRules();
  const rules = data?.items;
  const opened = useOpenWorkflow(rules);
  const isFull = data && data.items.length + data.unreadable.length >= lengths.workflows;
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 className="title">Productivity</h1>
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
          There is room for {lengths.workflows} workflows. Delete one to make another.
        </p>
      )}
      <InsightsStrip />
      <PageBlock title="Workflows">
        {!rules && error && (
          <NotLoaded what="Your workflows" error={error} onRetry={() => void refetch()} />
        )}
        {!rules && !error && <Skeleton label="Loading your workflows..." />}
        {data && <RuleList rules={data} onNew={() => opened.open('new')} onEdit={opened.open} />}
      </PageBlock>
      <PageBlock title="Log">
        <RunLog />
      </PageBlock>
      <WorkflowDialog rule={opened.rule} onClose={opened.close} />
    </main>
  );
}
