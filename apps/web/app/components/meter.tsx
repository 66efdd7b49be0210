import classes from './meter.module.css';

type MeterProps = {
  used: number;
  /** Null when there is no limit. */
  limit: number | null;
  /** What is counted: "AI requests today". */
  label: string;
  /** How close it is; the figure beside the meter says the same in words. */
  level: 'calm' | 'near' | 'full';
  /** The colour of a calm meter. */
  calm?: 'ink' | 'good';
};

const mostTicks = 25;

/** One tick for each use of a limit; above 25, 25 ticks for the whole. */
export function Meter({ used, limit, label, level, calm = 'ink' }: MeterProps) {
  if (limit === null) return <span>{used}, no limit</span>;

  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  const ticks = Math.min(mostTicks, Math.max(1, limit));
  // Any use is visible, and only a reached limit looks full.
  const filled = share === 1 ? ticks : Math.min(ticks - 1, Math.ceil(share * ticks));

  return (
    <div
      className={`flex ${classes.meter}`}
      data-level={level}
      data-calm={calm}
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
