import type { PlanFeature } from '@replysmith/contract';
import { IconCheck } from '@tabler/icons-react';
import { planLines } from '../../data/plan-words.ts';
import classes from './plan-benefits.module.css';

/** What a plan brings, line by line. */
export function PlanBenefits({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className={classes.benefits}>
      {planLines(features).map(({ value, text }) => (
        <li key={text}>
          <IconCheck size={18} stroke={2} aria-hidden />
          <span>
            {value !== undefined && <b>{value}</b>} {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
