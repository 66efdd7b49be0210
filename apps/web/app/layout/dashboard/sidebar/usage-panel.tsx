import { useUntilReset } from '../../../data/daily-reset.ts';
import { useSubscription } from '../../../data/subscription.ts';
import {
  allUsage,
  countedFeatures,
  indicatorLevel,
  usageNames,
  usedOfLimit,
} from '../../../data/usage.ts';
import { Meter } from '../../../components/meter.tsx';
import classes from './sidebar.module.css';

/** The usage of each limit, and the time until the daily reset. */
export function UsagePanel() {
  const { data, error, refetch } = useSubscription();
  const untilReset = useUntilReset();
  return (
    <section className={`stack gap-3 line-above size-13 ${classes.panel}`} aria-label="Usage">
      {data &&
        allUsage(data).map((usage) => (
          <div key={usage.feature}>
            <p className={`flex justify-between gap-2 numbers ${classes.usageRow}`}>
              <span>{usageNames[usage.feature]}</span>
              <b data-level={indicatorLevel(usage.percent)}>{usedOfLimit(usage)}</b>
            </p>
            {usage.limit !== null && (
              <Meter
                used={usage.used}
                limit={usage.limit}
                label={usageNames[usage.feature]}
                level={indicatorLevel(usage.percent)}
              />
            )}
          </div>
        ))}
      {!data &&
        !error &&
        countedFeatures.map((feature) => (
          <div key={feature}>
            <p className={`flex justify-between gap-2 numbers ${classes.usageRow}`}>{'\u00a0'}</p>
            <div className={`on-well ${classes.pending}`} />
          </div>
        ))}
      {!data && error && (
        <p>
          Usage could not be loaded.{' '}
          <button
            type="button"
            className={`strong underlined ${classes.retry}`}
            onClick={() => void refetch()}
          >
            Try again
          </button>
        </p>
      )}
      <p className="ink-3">{untilReset ?? '\u00a0'}</p>
    </section>
  );
}
