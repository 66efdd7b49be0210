import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { isFree, useSubscription } from '../../data/payment/subscription.ts';
import { usageOf } from '../../data/usage/feature-usage.ts';
import { indicatorLevel, promptsUpgrade } from '../../data/usage/usage-thresholds.ts';
import classes from './requests-left.module.css';

/** How many AI requests today still holds, and the way to more when few are left. */
export function RequestsLeft() {
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'daily_ai_requests');
  if (!usage) return null;
  const { left, percent } = usage;
  return (
    <span className={classes.left} data-level={indicatorLevel(percent)}>
      {left === null ? (
        <span>
          Unlimited<span className={classes.what}> requests</span>
        </span>
      ) : (
        <span>
          <b>{left}</b> {left === 1 ? 'request' : 'requests'} left
        </span>
      )}
      {promptsUpgrade(left) && isFree(data) && <Link to={pages.upgrade}>Upgrade</Link>}
    </span>
  );
}
