import type { SandboxChangeRequest, SandboxSubscription } from '@replysmith/contract';
import { useSearchParams } from 'react-router';
import { planOfKey, usePricingPlans } from '../../../data/payment/pricing-plans.ts';
import { priceText } from '../../../data/payment/plan-words.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Facts } from '../facts.tsx';
import classes from './sandbox-switch.module.css';

type SandboxSwitchProps = {
  current: SandboxSubscription['plan'];
  isBusy: boolean;
  onSwitch: (change: SandboxChangeRequest) => void;
};

/** The other paid plans; before a switch, what is paid now and what will be. */
export function SandboxSwitch({ current, isBusy, onSwitch }: SandboxSwitchProps) {
  const [search, setSearch] = useSearchParams();
  const { data: plans = [] } = usePricingPlans();
  const others = plans.filter((plan) => plan.price_monthly > 0 && plan.id !== current.id);
  const chosen = planOfKey(others, search.get('switch'));
  const choose = (key: string | null) => setSearch(key ? { switch: key } : {}, { replace: true });

  if (!chosen) {
    return (
      <div className={classes.others}>
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
        The new plan holds at once. The sandbox settles nothing for the part of the month that is
        left; a real provider shows that sum here.
      </p>
      <div className={classes.buttons}>
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
