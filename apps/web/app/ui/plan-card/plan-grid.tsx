import type { ReactNode } from 'react';
import classes from './plan-grid.module.css';

type PlanGridProps = {
  /** How many plans there are: two and three stand side by side, others in twos, then threes. */
  count: number;
  children: ReactNode;
};

/** One sheet, ruled into a column for each plan. */
export function PlanGrid({ count, children }: PlanGridProps) {
  return (
    <div className={classes.frame}>
      <div className={classes.plans} data-count={count}>
        {children}
      </div>
    </div>
  );
}
