import { PlanGrid } from './plan-grid.tsx';
import classes from './plan-skeleton.module.css';

/** Three empty columns, of the height that plans will have. */
export function PlanSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <PlanGrid count={3}>
        {[0, 1, 2].map((column) => (
          <div key={column} className={classes.column} aria-hidden="true">
            <i className={classes.name} />
            <i className={classes.price} />
            {[0, 1, 2].map((line) => (
              <i key={line} className={classes.line} />
            ))}
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
