import { pages } from '@replysmith/contract';
import { useDashboardStats } from '../../../data/dashboard-stats.ts';
import { countText } from '../../../lib/words/count-text.ts';
import { signedText } from '../../../lib/words/number-text.ts';
import { NotLoadedCard } from './not-loaded-card.tsx';
import { NumberCard } from './number-card.tsx';
import { WeekTrend } from './week-trend.tsx';

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
        meaning="Points out of 100, after less before"
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
