import { pages } from '@replysmith/contract';
import { Link } from 'react-router';
import { useSubscription } from '../../../../data/payment/subscription.ts';
import { usageOf } from '../../../../data/usage/feature-usage.ts';
import { indicatorLevel } from '../../../../data/usage/usage-thresholds.ts';
import { usedOfLimit } from '../../../../data/usage/usage-words.ts';
import { countText } from '../../../../lib/words/count-text.ts';
import { Meter } from '../../../../ui/meter/meter.tsx';
import classes from './storage.module.css';

/** How many places for templates the plan has, and how many are left. */
export function Storage() {
  const { data } = useSubscription();
  const usage = data && usageOf(data, 'templates_saved');
  if (!usage) return null;
  const { used, limit, left, percent } = usage;
  return (
    <section className={classes.storage} aria-label="Storage">
      <p>
        <span>Storage</span>
        <b>{usedOfLimit(usage)}</b>
      </p>
      {limit !== null && left !== null && (
        <>
          <Meter used={used} limit={limit} label="Storage" level={indicatorLevel(percent)} />
          <p className="ink-3">
            {left === 0 ? (
              <>
                No place left. <Link to={pages.upgrade}>See plans</Link>
              </>
            ) : (
              `${countText(left)} ${left === 1 ? 'place' : 'places'} left`
            )}
          </p>
        </>
      )}
    </section>
  );
}
