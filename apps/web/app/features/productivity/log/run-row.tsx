import { pages, type WorkflowExecution } from '@replysmith/contract';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { countText } from '../../../lib/words/count-text.ts';
import { momentText } from '../words/moment-text.ts';
import { causes, runText } from '../words/run-text.ts';
import classes from './run-log.module.css';

/** One run: how it ended, when, why, and what it was about. */
export function RunRow({ run }: { run: WorkflowExecution }) {
  const isFailed = run.status === 'failed';
  return (
    <li className={classes.run} data-status={run.status}>
      {isFailed ? (
        <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      ) : (
        <IconCheck size={18} stroke={2} aria-hidden />
      )}
      <div>
        <p>
          <b>{run.rule_name}</b>{' '}
          <span className={classes.status}>{isFailed ? 'Workflow Failed' : 'Success'}</span>
        </p>
        <p>{runText(run)}</p>
        {run.result?.messages.map((message, index) => (
          <p key={index}>“{message}”</p>
        ))}
        {run.result && <Templates {...run.result.templates} />}
      </div>
      <p className={classes.when}>
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
    <p className={classes.templates}>
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
