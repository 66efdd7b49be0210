import type { SandboxCheckout } from '@replysmith/contract';
import { useSandboxPayment } from '../../../data/payment/sandbox-billing.ts';
import { priceText } from '../../../data/payment/plan-words.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import classes from './sandbox-choices.module.css';

/** In place of a card form: what the tester's card does. */
export function SandboxPayment({ checkout }: { checkout: SandboxCheckout }) {
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
      <div className={classes.choices}>
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
