import type { PlanFeature } from '@replysmith/contract';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { lostFeatures } from './lost-features.ts';
import classes from './what-stops.module.css';

type WhatStopsProps = {
  from: { features: readonly PlanFeature[] };
  to: { name: string; price_monthly: number; features: readonly PlanFeature[] };
};

/** Before a downgrade: what it takes away, and that nothing stored is lost. */
export function WhatStops({ from, to }: WhatStopsProps) {
  const lost = lostFeatures(from.features, to.features);
  if (lost.length === 0) return null;
  return (
    <div className={classes.stops}>
      <Disclosure summary={`What changes on ${to.name}`}>
        <ul>
          {lost.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          {to.price_monthly === 0
            ? 'From the end of the period you paid for.'
            : 'From the moment you confirm it; what it costs or gives back is shown before.'}{' '}
          What you saved stays readable.
        </p>
      </Disclosure>
    </div>
  );
}
