import { useSubscription } from '../../../data/payment/subscription.ts';
import classes from './numbers.module.css';
import { OptimizationCards } from './optimization-cards.tsx';
import { UsageCards } from './usage-cards.tsx';
import { UsageNews } from './usage-news.tsx';

/** What was optimised and what that won, what the plan gives and what is used of it. */
export function Numbers() {
  const { data: subscription } = useSubscription();
  return (
    <section aria-label="Numbers">
      <div className={classes.cards}>
        <OptimizationCards />
        <UsageCards />
      </div>
      {subscription && <UsageNews subscription={subscription} />}
    </section>
  );
}
