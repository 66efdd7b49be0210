import { PlanGrid } from './plan-grid.tsx';
import classes from './plan-skeleton.module.css';

type PlanSkeletonProps = {
  label: string;
  /** How many lines each of the plans will have. */
  lines?: readonly number[];
};

/** Empty columns, of the height that plans will have. */
export function PlanSkeleton({ label, lines = [3, 3, 3] }: PlanSkeletonProps) {
  return (
    <div aria-busy="true">
      <PlanGrid count={lines.length}>
        {lines.map((count, column) => (
          <div key={column} className={classes.column} aria-hidden="true">
            <i className={classes.name} />
            <i className={classes.text} />
            <i className={classes.price} />
            <div className={classes.lines}>
              {Array.from({ length: count }, (_, line) => (
                <i key={line} />
              ))}
            </div>
            <i className={classes.button} />
          </div>
        ))}
      </PlanGrid>
      <p className="visually-hidden" role="status">
        {label}
      </p>
    </div>
  );
}
