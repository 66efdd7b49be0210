import { type WorkflowExecution, pages } from '@replysmith/contract';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { countText } from '../../lib/words.ts';
import { useWorkflowExecutions } from './api.ts';
import { causes, momentText, runText } from './workflow-words.ts';
import classes from './workflow-form.module.css';

/** The last hundred runs, the newest first. */
export function RunLog() {
  const { data, error, refetch } = useWorkflowExecutions();
  if (!data && error) {
    return (
      <NotLoaded title="The log could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <Skeleton label="Loading the log..." />;
  if (data.items.length === 0) {
    return (
      <p className="ink-2">Nothing has run yet. Every run that does something is logged here.</p>
    );
  }
  return (
    <ol className="breakable" aria-label="Runs">
      {data.items.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
    </ol>
  );
}

/** One run: how it ended, when, why, and for which templates. */
function RunRow({ run }: { run: WorkflowExecution }) {
  const isFailed = run.status === 'failed';
  return (
    <li className={`grid line-below ${classes.run}`} data-status={run.status}>
      {isFailed ? (
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      ) : (
        <IconCheck size={18} stroke={2} aria-hidden />
      )}
      <div>
        <p>
          <b className="bold">{run.rule_name}</b>{' '}
          <span className={`ink-2 size-13 ${classes.status}`}>
            {isFailed ? 'Workflow Failed' : 'Success'}
          </span>
        </p>
        <p>{runText(run)}</p>
        {run.result?.messages.map((message, index) => (
          <p key={index}>“{message}”</p>
        ))}
        {run.result && <Templates {...run.result.templates} />}
      </div>
      <p className={`small ink-2 ${classes.when}`}>
        <time dateTime={run.executed_at}>{momentText(run.executed_at)}</time>
        <span>{causes[run.trigger]}</span>
      </p>
    </li>
  );
}

type TemplatesProps = NonNullable<WorkflowExecution['result']>['templates'];

function Templates({ count, examples }: TemplatesProps) {
  if (examples.length === 0) return null;
  const shown = examples.slice(0, 3);
  return (
    <p className="dense ink-2">
      {shown.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={pages.template(id)}>{name}</Link>
        </span>
      ))}
      {count > shown.length && ` and ${countText(count - shown.length)} more`}
    </p>
  );
}
