import type { SandboxSubscription } from '@replysmith/contract';
import type { useSandboxChange } from '../../../data/payment/sandbox-billing.ts';
import { priceText } from '../../../data/payment/plan-words.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { dayText } from '../../../lib/words/day-text.ts';
import { Facts } from '../facts.tsx';
import classes from './sandbox-choices.module.css';
import { SandboxSwitch } from './sandbox-switch.tsx';
import { SandboxTrials } from './sandbox-trials.tsx';

type SandboxPlanProps = {
  subscription: SandboxSubscription;
  change: ReturnType<typeof useSandboxChange>;
};

export function SandboxPlan({ subscription, change }: SandboxPlanProps) {
  const { plan, status, renews_at, ends_at, return_url } = subscription;
  const isBusy = change.isPending;
  return (
    <>
      <h1 className="head">Your subscription</h1>
      <p className="small ink-2">
        A payment provider keeps the card and the invoices here, too. The sandbox has neither.
      </p>
      <Facts
        facts={[
          ['Plan', plan.name],
          ['Price', `${priceText(plan.price_monthly)} a month`],
          ['State', stateText(status)],
          ends_at ? ['Ends on', dayText(ends_at)] : ['Renews on', dayText(renews_at)],
        ]}
      />
      {change.error && (
        <Banner tone="danger" title="That did not work.">
          {change.error.message}
        </Banner>
      )}
      <SandboxSwitch current={plan} isBusy={isBusy} onSwitch={change.mutate} />
      <div className={classes.choices}>
        {ends_at || status === 'past_due' ? (
          <Button isBusy={isBusy} onClick={() => change.mutate({ change: 'resume' })}>
            {status === 'past_due' ? 'Pay what is due' : 'Resume the subscription'}
          </Button>
        ) : (
          <Button
            variant="line"
            isBusy={isBusy}
            onClick={() => change.mutate({ change: 'cancel' })}
          >
            Cancel at the end of the period
          </Button>
        )}
        <ButtonLink variant="quiet" to={return_url}>
          Back to Replysmith
        </ButtonLink>
      </div>
      <SandboxTrials
        canFail={status !== 'past_due'}
        isBusy={isBusy}
        onChange={(what) => change.mutate({ change: what })}
      />
    </>
  );
}

function stateText(status: string): string {
  if (status === 'past_due') return 'A payment has failed';
  return status === 'active' ? 'Active' : status;
}
