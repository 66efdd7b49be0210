import { useSubscription } from '../../../data/payment/subscription.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { PaymentFailedBanner } from '../payment-failed-banner.tsx';
import classes from './billing-section.module.css';
import { PlanBlock } from './plan-block.tsx';
import { TodaysRequests } from './todays-requests.tsx';

/** What one pays for and until when, and what of it was used today. */
export function BillingSection() {
  const { data: subscription, error, refetch, isFetching } = useSubscription();
  if (!subscription && error) {
    return (
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
    );
  }
  if (!subscription) return <Skeleton label="Loading your plan..." />;
  return (
    <div className={classes.section}>
      <PaymentFailedBanner {...subscription} />
      <PlanBlock subscription={subscription} />
      <TodaysRequests />
    </div>
  );
}
