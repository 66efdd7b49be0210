import type { SandboxCheckout } from '@replysmith/contract';
import { useSandboxPayment } from '../../../data/sandbox-billing.ts';
import { priceText } from '../../../data/plan-words.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import classes from './sandbox-choices.module.css';

/** In place of a card form: what the tester's card does. */
export function SandboxPayment({ checkout }: { checkout: SandboxCheckout }) {
  const { plan, success_url, cancel_url } = checkout;
  const payment = useSandboxPayment(checkout.id);
  const choose = (outcome: 'pay' | 'decline') =>
    payment.mutate(outcome, {
      onSuccess: () => {
        if (outcome === 'pay') location.assign(success_url);
      },
    });
  const isBusy = payment.isPending || (payment.isSuccess && payment.variables === 'pay');
  const isDeclined = payment.variables === 'decline' && !payment.isPending;
  return (
    <>
      {isDeclined && !payment.error && (
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
        <Button isBusy={isBusy} onClick={() => choose('pay')}>
          {isBusy ? 'Paying…' : `Pay ${priceText(plan.price_monthly)}`}
        </Button>
        <Button variant="line" isBusy={isBusy} onClick={() => choose('decline')}>
          Decline the card
        </Button>
        <ButtonLink variant="quiet" to={cancel_url}>
          Leave without paying
        </ButtonLink>
      </div>
    </>
  );
}
