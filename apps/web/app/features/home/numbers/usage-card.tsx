import type { CountedFeature, FeatureUsage } from '../../data/usage/feature-usage.ts';
import { meterCardLevel } from '../../data/usage/usage-thresholds.ts';
import { leftInWords } from '../../data/usage/usage-words.ts';
import { countText } from '../../lib/count-text.ts';
import { Meter } from '../../ui/meter/meter.tsx';
import classes from './usage-card.module.css';

const titles: Record<CountedFeature, string> = {
  daily_ai_requests: 'AI Requests',
  templates_saved: 'Templates',
};

type UsageCardProps = {
  usage: FeatureUsage;
  /** "5h 12m until daily reset", for what is reset. */
  untilReset: string | null;
};

/** One limit: what is used of it, and what that leaves. */
export function UsageCard({ usage, untilReset }: UsageCardProps) {
  const { feature, used, limit, left, percent } = usage;
  const level = meterCardLevel(percent);
  return (
    <article className={classes.card} aria-label={titles[feature]}>
      <h2 className="label">{titles[feature]}</h2>
      <p className={`figure ${classes.figure}`}>
        {countText(used)} <small>{limit === null ? 'no limit' : `/ ${countText(limit)}`}</small>
      </p>
      {limit !== null && (
        <Meter used={used} limit={limit} label={titles[feature]} level={level} calm="good" />
      )}
      <p className={`small ink-3 ${classes.notes}`}>
        {left !== null && <span>{leftInWords(feature, left)}</span>}
        {feature === 'daily_ai_requests' && <span>{untilReset}</span>}
      </p>
    </article>
  );
}
