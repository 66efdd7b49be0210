import { pages } from '@replysmith/contract';
import type { CountedFeature, FeatureUsage } from '../../../data/usage/feature-usage.ts';
import { meterCardLevel } from '../../../data/usage/usage-thresholds.ts';
import { leftInWords } from '../../../data/usage/usage-words.ts';
import { countText } from '../../../lib/words/count-text.ts';
import { Meter } from '../../../ui/meter/meter.tsx';
import { NumberCard } from './number-card.tsx';
import classes from './usage-card.module.css';

const titles: Record<CountedFeature, string> = {
  daily_ai_requests: 'AI Requests',
  templates_saved: 'Templates',
};

const lists: Record<CountedFeature, string> = {
  daily_ai_requests: pages.chat,
  templates_saved: pages.templates,
};

type UsageCardProps = {
  feature: CountedFeature;
  /** Undefined while it is on its way; null when the plan says nothing of it. */
  usage: FeatureUsage | null | undefined;
  /** "5h 12m until daily reset", for what is reset. */
  untilReset: string | null;
};

/** One limit: what is used of it, and what that leaves. */
export function UsageCard({ feature, usage, untilReset }: UsageCardProps) {
  if (usage === null) return null;
  const title = titles[feature];
  return (
    <NumberCard
      title={title}
      to={lists[feature]}
      figure={usage ? countText(usage.used) : null}
      {...(usage && { of: usage.limit === null ? 'no limit' : `of ${countText(usage.limit)}` })}
    >
      <div className={classes.meter}>
        {usage?.limit != null && (
          <Meter
            used={usage.used}
            limit={usage.limit}
            label={title}
            level={meterCardLevel(usage.percent)}
            calm="good"
          />
        )}
      </div>
      <p className={`small ink-3 ${classes.notes}`}>
        {usage?.left != null && <span>{leftInWords(feature, usage.left)}</span>}
        {feature === 'daily_ai_requests' && <span>{untilReset}</span>}
      </p>
    </NumberCard>
  );
}
