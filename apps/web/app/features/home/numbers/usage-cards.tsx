import { useUntilReset } from '../../../data/daily-reset/use-until-reset.ts';
import { useSubscription } from '../../../data/payment/subscription.ts';
import { countedFeatures, usageOf } from '../../../data/usage/feature-usage.ts';
import { NotLoadedCard } from './not-loaded-card.tsx';
import { UsageCard } from './usage-card.tsx';

/** What the plan gives and what is used of it. */
export function UsageCards() {
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
