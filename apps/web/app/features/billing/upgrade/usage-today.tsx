import type { UserSubscription } from '@replysmith/contract';
import { useUntilReset } from '../../../data/daily-reset/use-until-reset.ts';
import { allUsage } from '../../../data/usage/feature-usage.ts';
import { indicatorLevel } from '../../../data/usage/usage-thresholds.ts';
import { countText } from '../../../lib/words/count-text.ts';
import { Meter } from '../../../ui/meter/meter.tsx';
import classes from './usage-today.module.css';

const names = { daily_ai_requests: 'AI requests', templates_saved: 'Templates saved' };

/** What is used of each limit, as "used / limit". */
export function UsageToday({ subscription }: { subscription: UserSubscription }) {
  const untilReset = useUntilReset();
  return (
    <section aria-labelledby="usage-today">
      <h2 id="usage-today" className="subhead">
        Your usage today
      </h2>
      <div className={classes.meters}>
        {allUsage(subscription).map(({ feature, used, limit, percent }) => (
          <div key={feature}>
            <p className={classes.row}>
              <span>{names[feature]}</span>
              <b>
                {countText(used)} / {limit === null ? <Unlimited /> : countText(limit)}
              </b>
            </p>
            {limit !== null && (
              <Meter
                used={used}
                limit={limit}
                label={names[feature]}
                level={indicatorLevel(percent)}
              />
            )}
          </div>
        ))}
      </div>
      <p className="small ink-3">{untilReset ?? '\u00a0'}</p>
    </section>
  );
}

function Unlimited() {
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="visually-hidden">unlimited</span>
    </>
  );
}
