import { type DashboardStats, type UserSubscription, pages } from '@replysmith/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useUntilReset } from '../../data/daily-reset.ts';
import { useDashboardStats } from '../../data/dashboard-stats.ts';
import { isFree, useSubscription } from '../../data/subscription.ts';
import {
  type CountedFeature,
  type FeatureUsage,
  allUsage,
  countedFeatures,
  usageLeftInWords,
  limitNotice,
  meterCardLevel,
  promptsUpgrade,
  usageOf,
} from '../../data/usage.ts';
import { countText, signedText } from '../../lib/words.ts';
import { Meter } from '../../components/meter.tsx';
import { TryAgain } from '../../components/try-again.tsx';
import { NumberCard } from './number-card.tsx';
import classes from './home-page.module.css';

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
  /** Undefined while loading; null when the plan does not mention it. */
  usage: FeatureUsage | null | undefined;
  /** "5h 12m until daily reset", for features with a daily limit. */
  untilReset: string | null;
};

/** One limit, its usage and what is left. */
function UsageCard({ feature, usage, untilReset }: UsageCardProps) {
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
      <p className={`small ink-3 row justify-between mt-2 ${classes.notes}`}>
        {usage?.left != null && <span>{usageLeftInWords(feature, usage.left)}</span>}
        {feature === 'daily_ai_requests' && <span>{untilReset}</span>}
      </p>
    </NumberCard>
  );
}

/** What the plan gives and what is used of it. */
function UsageCards() {
  const { data, error, isFetching, refetch } = useSubscription();
  const untilReset = useUntilReset();
  if (error && !data) {
    return (
      <NotLoadedCard
        span={2}
        title="Your usage could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message}
      </NotLoadedCard>
    );
  }
  return countedFeatures.map((feature) => (
    <UsageCard
      key={feature}
      feature={feature}
      usage={data && usageOf(data, feature)}
      untilReset={untilReset}
    />
  ));
}

/** What was optimised and what that won, what the plan gives and what is used of it. */
export function Numbers() {
  const { data: subscription } = useSubscription();
  return (
    <section aria-label="Numbers">
      <div className={`grid ink-above line-below ${classes.cards}`}>
        <OptimizationCards />
        <UsageCards />
      </div>
      {subscription && <UsageNotice subscription={subscription} />}
    </section>
  );
}

/** The usage in one line, with an upgrade link for Free users. */
function UsageNotice({ subscription }: { subscription: UserSubscription }) {
  const words = limitNotice(subscription) ?? scarceWords(subscription);
  if (!words) return null;
  return (
    <p className={`flex dense pt-3 ${classes.news}`}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden />
      <span>
        <span>{words}</span> {isFree(subscription) && <Link to={pages.upgrade}>See plans</Link>}
      </span>
    </p>
  );
}

function scarceWords(subscription: UserSubscription): string {
  const scarce = allUsage(subscription).filter(isScarce);
  return scarce.map(({ feature, left }) => `${usageLeftInWords(feature, left ?? 0)}.`).join(' ');
}

function isScarce({ left, percent }: FeatureUsage): boolean {
  return promptsUpgrade(left) || meterCardLevel(percent) !== 'calm';
}

/** How many emails were optimised, what that won, and how this week compares. */
export function OptimizationCards() {
  const { data, error, isFetching, refetch } = useDashboardStats();
  if (error && !data) {
    return (
      <NotLoadedCard
        span={3}
        title="Your numbers could not be loaded."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message}
      </NotLoadedCard>
    );
  }
  const figure = (text: (stats: NonNullable<typeof data>) => string) => (data ? text(data) : null);
  return (
    <>
      <NumberCard
        title="Total Optimizations"
        to={pages.analytics}
        figure={figure(({ totalOptimizations }) => countText(totalOptimizations))}
      >
        <p className="small ink-3">Emails optimized with AI</p>
      </NumberCard>
      <NumberCard
        title="Average Improvement"
        meaning="Points out of 100: after minus before"
        to={pages.analytics}
        figure={figure(({ averageImprovement }) => signedText(averageImprovement))}
      >
        <p className="small ink-3">Points per optimization</p>
      </NumberCard>
      <NumberCard
        title="This Week"
        meaning="Today and the six days before"
        to={pages.analytics}
        figure={figure(({ weeklyOptimizations }) => countText(weeklyOptimizations))}
      >
        <WeekTrend stats={data} />
      </NumberCard>
    </>
  );
}

type WeekTrendProps = { stats: DashboardStats | undefined };

/** This week compared with the seven days before, in words and, if possible, percent. */
function WeekTrend({ stats }: WeekTrendProps) {
  if (!stats) return <p className="small">{'\u00a0'}</p>;
  const { weeklyOptimizations, previousWeekOptimizations, recentTrend } = stats;
  if (previousWeekOptimizations === 0) {
    const isNew = weeklyOptimizations > 0;
    return (
      <p className="small ink-3">
        {isNew && <span className={classes.up}>New</span>}
        {isNew ? ', none last week' : 'None last week either'}
      </p>
    );
  }
  return (
    <p className="small ink-3">
      <span className={recentTrend < 0 ? classes.down : classes.up}>
        {signedText(Math.round(recentTrend))}%
      </span>{' '}
      versus last week
    </p>
  );
}

type NotLoadedCardProps = {
  /** How many cards it replaces. */
  span: 2 | 3;
  title: string;
  isRetrying: boolean;
  onRetry: () => void;
  children: ReactNode;
};

/** Replaces cards that could not be loaded; the others stay. */
function NotLoadedCard({ span, title, isRetrying, onRetry, children }: NotLoadedCardProps) {
  return (
    <div
      className={`stack justify-items-start gap-2 ${classes.card}`}
      data-span={span}
      role="alert"
    >
      <p className="label">{title}</p>
      <p className="small ink-2">{children}</p>
      <TryAgain size="small" isBusy={isRetrying} onClick={onRetry} />
    </div>
  );
}
