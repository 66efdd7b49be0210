import { type SandboxSubscription, pages } from '@replysmith/contract';
import { useSandboxChange, useSandboxSubscription } from '../payment.ts';
import { dayText } from '../../../lib/days.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { SandboxFrame, SandboxProblem } from './sandbox-frame.tsx';
import { SandboxPlan } from './sandbox-plan.tsx';

/** The sandbox's replacement for the provider's subscription page. */
export function SandboxBillingPage() {
  const { data, error, refetch, isFetching } = useSandboxSubscription();
  const change = useSandboxChange();
  if (error && !change.isPending) {
    return (
      <SandboxFrame>
        <SandboxProblem
          error={error}
          missing={change.isSuccess ? 'The subscription has ended' : 'No subscription'}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      </SandboxFrame>
    );
  }
  if (data?.status === 'canceled') {
    return (
      <SandboxFrame>
        <SandboxEnded subscription={data} />
      </SandboxFrame>
    );
  }
  return (
    <SandboxFrame>
      {data ? (
        <SandboxPlan subscription={data} change={change} />
      ) : (
        <Skeleton label="Loading the subscription..." />
      )}
    </SandboxFrame>
  );
}

/** What is left of a subscription that has ended: nothing to choose. */
function SandboxEnded({ subscription }: { subscription: SandboxSubscription }) {
  const { plan, ends_at } = subscription;
  return (
    <EmptyState
      isPage
      title="Your subscription has ended"
      action={
        <ButtonLink to={pages.upgrade} variant="line">
          Back to the plans
        </ButtonLink>
      }
    >
      {plan.name} ended{ends_at && ` on ${dayText(ends_at)}`}. Nothing more is charged.
    </EmptyState>
  );
}
