import type { WorkflowInsights } from '@replysmith/contract';
import { useWorkflowInsights } from '../../../data/workflows/workflow-insights.ts';
import { countText } from '../../../lib/words/count-text.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import classes from './insights-strip.module.css';

/** What the workflows may have saved, each figure with the formula that it comes from. */
export function InsightsStrip() {
  const { data, error } = useWorkflowInsights();
  // The rest of the page says why, and tries again.
  if (error && !data) return null;
  if (!data) return <Skeleton widths={['100%']} label="Loading the estimates..." />;
  return (
    <dl className={classes.strip}>
      {estimates(data).map(({ name, figure, formula }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className={classes.figure}>{figure}</span>
            <Tooltip label={formula}>
              <button type="button" className={classes.mark} aria-label={`Estimate: ${formula}`}>
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
  const span = 'that did not fail since your workflows were made';
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
      formula: `15% for each workflow at work: ${countText(efficiency / 15)} × 15`,
    },
  ];
}
