import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { isFree, useSubscription } from '../../../data/payment/subscription.ts';
import { usageOf } from '../../../data/usage/feature-usage.ts';
import { indicatorLevel, promptsUpgrade } from '../../../data/usage/usage-thresholds.ts';
import { leftInWords } from '../../../data/usage/usage-words.ts';
import { Meter } from '../../../ui/meter/meter.tsx';
import { clockTime } from '../../../lib/words/recent-day.ts';
import classes from './requests-meter.module.css';

/** Today's AI requests, and when they start again; the one line leaves out what the header says. */
export function RequestsMeter({ isSlim }: { isSlim: boolean }) {
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'daily_ai_requests');
  if (!usage) return <div className={classes.meter} data-slim={isSlim || undefined} aria-hidden />;
  const { feature, used, limit, left, percent } = usage;
  return (
    <div className={classes.meter} data-slim={isSlim || undefined}>
      <p className={classes.line}>
        <span>
          {limit === null
            ? `${String(used)} requests today`
            : `${String(used)} of ${String(limit)} requests today`}
        </span>
        <span className="ink-3">Resets {clockTime(new Date(data.resets_at))}</span>
      </p>
      <Meter used={used} limit={limit} label="AI requests today" level={indicatorLevel(percent)} />
      {left !== null && promptsUpgrade(left) && (
        <p className={classes.note}>
          {leftInWords(feature, left)}. {isFree(data) && <Link to={pages.upgrade}>See plans</Link>}
        </p>
      )}
    </div>
  );
}
