import { dailyRequests, useSubscription } from '../../data/subscription.ts';
import { Meter } from '../../ui/meter/meter.tsx';
import { clockTime } from './clock.ts';
import classes from './requests-meter.module.css';

/** Today's AI requests, and when they start again. */
export function RequestsMeter() {
  const { data } = useSubscription();
  if (!data) return <div className={classes.meter} aria-hidden />;
  const { used, limit, left, resetsAt } = dailyRequests(data);
  return (
    <div className={classes.meter}>
      <p className={classes.line}>
        <span>
          {limit === null
            ? `${String(used)} requests today`
            : `${String(used)} of ${String(limit)} requests today`}
        </span>
        <span className="ink-3">Resets {clockTime(new Date(resetsAt))}</span>
      </p>
      <Meter used={used} limit={limit} label="AI requests today" />
      {left !== null && left <= 3 && (
        <p className={classes.note}>
          {left === 0
            ? 'No AI requests left today.'
            : `${String(left)} AI ${left === 1 ? 'request' : 'requests'} left today.`}
        </p>
      )}
    </div>
  );
}
