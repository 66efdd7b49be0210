import type { ReactNode } from 'react';
import { useSubscription } from '../../../data/payment/subscription.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { CheckoutNotice } from '../checkout-notice.tsx';
import { dayText } from '../../../lib/words/day-text.ts';
import { useCheckout } from '../use-checkout.ts';
import { LimitNotice } from './limit-notice.tsx';
import { Plans } from './plans.tsx';
import { Terms } from './terms.tsx';
import classes from './upgrade-page.module.css';
import { UsageToday } from './usage-today.tsx';

type UpgradePageProps = {
  /** The most urgent news of the account, if there is any. */
  banner?: ReactNode;
};

/** Every plan, beside the one that holds and what is used of it. */
export function UpgradePage({ banner }: UpgradePageProps) {
  const { data: subscription, error, refetch, isFetching } = useSubscription();
  const { start, startingFor, departure, problem } = useCheckout();
  const notice = (departure ?? problem) && (
    <CheckoutNotice departure={departure} problem={problem} />
  );
  const isUnknown = error !== null && !subscription;
  return (
    <main className={classes.page}>
      {banner}
      <header>
        <h1 className="title">Plans</h1>
        <p className="lede">
          {subscription ? (
            <>
              You are on <strong>{subscription.plan.name}</strong>
              {subscription.billing.ends_at && ` until ${dayText(subscription.billing.ends_at)}`}.
            </>
          ) : (
            '\u00a0'
          )}
        </p>
      </header>
      {isUnknown ? (
        <EmptyState
          title="Your plan could not be loaded"
          action={
            <Button variant="line" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message}
        </EmptyState>
      ) : (
        <>
          {subscription ? (
            <>
              <UsageToday subscription={subscription} />
              <LimitNotice subscription={subscription} />
            </>
          ) : (
            <Skeleton label="Loading your usage..." widths={['24%', '100%']} />
          )}
          {notice}
          <Plans subscription={subscription} startingFor={startingFor} onStart={start} />
          <Terms />
        </>
      )}
    </main>
  );
}
