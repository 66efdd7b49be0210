import type { SandboxCheckout } from '@replysmith/contract';
import { priceText } from '../../../data/plan-words.ts';
import { useSandboxCheckout, useSandboxPayment } from '../payment.ts';
import { Banner } from '../../../components/banner.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { Facts } from '../portal-button.tsx';
import { upgradePath } from '../plan-offer.tsx';
import { SandboxFrame, SandboxProblem } from './sandbox-frame.tsx';
import classes from './sandbox.module.css';

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

/** In place of a card form: what the tester's card does. */
function SandboxPayment({ checkout }: { checkout: SandboxCheckout }) {
  const { plan, success_url, cancel_url } = checkout;
  const payment = useSandboxPayment(checkout.id);
  const choose = async (outcome: 'pay' | 'decline') => {
    const paid = await payment.mutateAsync(outcome).catch(() => null);
    if (paid?.status === 'complete') location.assign(success_url);
  };
  const isBusy = payment.isPending;
  const isDeclined = payment.isSuccess && payment.variables === 'decline';
  return (
    <>
      {isDeclined && (
        <Banner tone="danger" title="The card was declined.">
          Nothing was charged. Try again, or leave.
        </Banner>
      )}
      {payment.error && (
        <Banner tone="danger" title="That did not work.">
          {payment.error.message}
        </Banner>
      )}
      <div className={`row gap-3 mt-5 ${classes.choices}`}>
        <Button isBusy={isBusy} onClick={() => void choose('pay')}>
          {isBusy ? 'Paying…' : `Pay ${priceText(plan.price_monthly)}`}
        </Button>
        <Button variant="line" isBusy={isBusy} onClick={() => void choose('decline')}>
          Decline the card
        </Button>
        <ButtonLink variant="quiet" to={cancel_url}>
          Leave without paying
        </ButtonLink>
      </div>
    </>
  );
}
