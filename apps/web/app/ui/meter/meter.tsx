import classes from './meter.module.css';

type MeterProps = {
  used: number;
  /** Null when there is no limit. */
  limit: number | null;
  /** What is counted: "AI requests today". */
  label: string;
  /** The share, in percent, from which the limit counts as near. */
  nearFrom?: number;
};

const mostTicks = 25;
const fullFrom = 90;

/** One tick for each use of a limit; above 25, 25 ticks for the whole. */
export function Meter({ used, limit, label, nearFrom = 70 }: MeterProps) {
  if (limit === null) return <span>{used}, no limit</span>;

  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  const ticks = Math.min(mostTicks, Math.max(1, limit));
  const filled = Math.round(share * ticks);
  const percent = share * 100;

  return (
    <div
      className={classes.meter}
      data-level={percent >= fullFrom ? 'full' : percent >= nearFrom ? 'near' : 'calm'}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={limit}
      aria-valuenow={Math.min(used, limit)}
      aria-valuetext={`${used} of ${limit} used`}
    >
      {Array.from({ length: ticks }, (_, tick) => (
        <i key={tick} data-filled={tick < filled || undefined} />
      ))}
    </div>
  );
}
