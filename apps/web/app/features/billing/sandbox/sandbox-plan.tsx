import type { SandboxChangeRequest, SandboxSubscription } from '@replysmith/contract';
import { useSearchParams } from 'react-router';
import { priceText } from '../../../data/plan-words.ts';
import { usePricingPlans } from '../../../data/subscription.ts';
import { planOfKey } from '../../../data/plans.ts';
import type { useSandboxChange } from '../payment.ts';
import { dayText } from '../../../lib/days.ts';
import { Banner } from '../../../components/banner.tsx';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Facts } from '../portal-button.tsx';
import classes from './sandbox.module.css';

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
      <div className={`row gap-3 mt-5 ${classes.choices}`}>
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

type Trial = 'fail-payment' | 'end-now';

type SandboxTrialsProps = { canFail: boolean; isBusy: boolean; onChange: (what: Trial) => void };

/** Simulates what otherwise only a bank or the calendar causes. */
function SandboxTrials({ canFail, isBusy, onChange }: SandboxTrialsProps) {
  return (
    <section className={`line-above mt-6 ${classes.trials}`} aria-labelledby="trials">
      <h2 id="trials" className="label">
        For testing
      </h2>
      <p className="small ink-2">What a bank or the calendar would do, at once.</p>
      <div className={`row gap-3 mt-5 ${classes.choices}`}>
        {canFail && (
          <Button variant="line" isBusy={isBusy} onClick={() => onChange('fail-payment')}>
            Let the next payment fail
          </Button>
        )}
        <Button variant="danger" isBusy={isBusy} onClick={() => onChange('end-now')}>
          End now
        </Button>
      </div>
    </section>
  );
}

type SandboxSwitchProps = {
  current: SandboxSubscription['plan'];
  isBusy: boolean;
  onSwitch: (change: SandboxChangeRequest) => void;
};

/** The other paid plans; before a switch, the current price and the new one. */
function SandboxSwitch({ current, isBusy, onSwitch }: SandboxSwitchProps) {
  const [search, setSearch] = useSearchParams();
  const { data: plans = [] } = usePricingPlans();
  const others = plans.filter((plan) => plan.price_monthly > 0 && plan.id !== current.id);
  const chosen = planOfKey(others, search.get('switch'));
  const choose = (key: string | null) => setSearch(key ? { switch: key } : {}, { replace: true });

  if (!chosen) {
    return (
      <div className={`stack justify-items-start gap-3 ${classes.others}`}>
        {others.map(({ id, key, name, price_monthly }) => (
          <Button key={id} variant="line" isBusy={isBusy} onClick={() => choose(key)}>
            Switch to {name}, {priceText(price_monthly)} a month
          </Button>
        ))}
      </div>
    );
  }
  return (
    <section className={classes.confirm} aria-label={`Switch to ${chosen.name}`}>
      <h2 className="subhead">Switch to {chosen.name}?</h2>
      <Facts
        facts={[
          [`Now: ${current.name}`, `${priceText(current.price_monthly)} a month`],
          [`Then: ${chosen.name}`, `${priceText(chosen.price_monthly)} a month`],
        ]}
      />
      <p className="small ink-2">
        The new plan is active at once. The sandbox does not prorate the rest of the month; a real
        provider shows that amount here.
      </p>
      <div className={`row gap-3 mt-4 ${classes.buttons}`}>
        <Button
          isBusy={isBusy}
          onClick={() => {
            onSwitch({ change: 'switch-plan', plan_id: chosen.id });
            choose(null);
          }}
        >
          Confirm the switch
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={() => choose(null)}>
          Keep {current.name}
        </Button>
      </div>
    </section>
  );
}
