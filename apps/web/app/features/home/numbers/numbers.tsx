import { useUntilReset } from '../../data/daily-reset/use-until-reset.ts';
import { useSubscription } from '../../data/subscription.ts';
import { allUsage } from '../../data/usage/feature-usage.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { UsageNews } from './usage-news.tsx';
import { UsageCard } from './usage-card.tsx';
import classes from './usage-cards.module.css';

/** What the plan gives and what is used of it. */
export function UsageCards() {
  const { data, error, isFetching, refetch } = useSubscription();
  const untilReset = useUntilReset();
  return (
    <section aria-label="Limits of your plan">
      {error && !data && (
        <Banner
          tone="danger"
          title="Your usage could not be loaded."
          action={
            <Button variant="line" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </Banner>
      )}
      {!error && !data && (
        <div className={classes.waiting}>
          <Skeleton widths={['30%', '50%', '100%']} label="Loading usage..." />
        </div>
      )}
      {data && (
        <>
          <div className={classes.cards}>
            {allUsage(data).map((usage) => (
              <UsageCard key={usage.feature} usage={usage} untilReset={untilReset} />
            ))}
          </div>
          <UsageNews subscription={data} />
        </>
      )}
    </section>
  );
}
