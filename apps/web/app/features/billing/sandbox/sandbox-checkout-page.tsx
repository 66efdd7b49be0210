import type { SandboxCheckout } from '@replysmith/contract';
import { useSandboxCheckout } from '../../../data/payment/sandbox-billing.ts';
import { priceText } from '../../../data/payment/plan-words.ts';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Facts } from '../facts.tsx';
import { upgradePath } from '../upgrade-path.ts';
import { SandboxFrame } from './sandbox-frame.tsx';
import { SandboxPayment } from './sandbox-payment.tsx';
import { SandboxProblem } from './sandbox-problem.tsx';

/** Where the sandbox's checkouts are paid, declined or left. */
export function SandboxCheckoutPage({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useSandboxCheckout(id);
  return (
    <SandboxFrame>
      {data ? (
        <Checkout checkout={data} />
      ) : error ? (
        <SandboxProblem
          error={error}
          missing="No such checkout"
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton label="Loading the checkout..." />
      )}
    </SandboxFrame>
  );
}

function Checkout({ checkout }: { checkout: SandboxCheckout }) {
  const { plan, email, status } = checkout;
  return (
    <>
      <h1 className="head">Subscribe to {plan.name}</h1>
      <Facts
        facts={[
          ['Plan', plan.name],
          ['Price', `${priceText(plan.price_monthly)} a month`],
          ['Account', email],
        ]}
      />
      {status === 'open' && <SandboxPayment checkout={checkout} />}
      {status === 'complete' && (
        <>
          <p>This checkout is paid.</p>
          <ButtonLink to={checkout.success_url}>Continue</ButtonLink>
        </>
      )}
      {status === 'expired' && (
        <>
          <p>This checkout has expired. A newer one took its place, or its time is over.</p>
          <ButtonLink to={upgradePath(plan.key)}>Back to the plans</ButtonLink>
        </>
      )}
    </>
  );
}
