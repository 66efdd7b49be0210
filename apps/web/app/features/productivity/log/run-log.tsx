import { useWorkflowExecutions } from '../../../data/workflows/workflow-executions.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import classes from './run-log.module.css';
import { RunRow } from './run-row.tsx';

/** The last hundred runs, the newest first. */
export function RunLog() {
  const { data, error, refetch } = useWorkflowExecutions();
  if (!data && error) {
    return <NotLoaded what="The log" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton label="Loading the log..." />;
  if (data.items.length === 0) {
    return (
      <p className="ink-2">Nothing has run yet. Every run that does something is noted here.</p>
    );
  }
  return (
    <ol className={classes.log} aria-label="Runs">
      {data.items.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
    </ol>
  );
}
