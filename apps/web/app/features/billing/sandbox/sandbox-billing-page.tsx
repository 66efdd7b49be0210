import { useSandboxChange, useSandboxSubscription } from '../../../data/payment/sandbox-billing.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { SandboxEnded } from './sandbox-ended.tsx';
import { SandboxFrame } from './sandbox-frame.tsx';
import { SandboxPlan } from './sandbox-plan.tsx';
import { SandboxProblem } from './sandbox-problem.tsx';

/** The sandbox's stand-in for the page where a provider lets people manage what they pay for. */
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
