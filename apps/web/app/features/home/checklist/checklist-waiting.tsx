import { Button } from '../../../ui/button/button.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import classes from './checklist.module.css';

type ChecklistWaitingProps = {
  /** Why it could not be loaded; null while it is on its way. */
  problem: string | null;
  isRetrying: boolean;
  onRetry: () => void;
};

/** As long as nobody knows how far one is. */
export function ChecklistWaiting({ problem, isRetrying, onRetry }: ChecklistWaitingProps) {
  return (
    <section aria-labelledby="getting-started">
      <div className={classes.head}>
        <h2 id="getting-started" className="subhead">
          Getting started
        </h2>
      </div>
      {problem === null ? (
        <div className={classes.waiting}>
          <Skeleton label="Loading your progress..." widths={['100%']} />
        </div>
      ) : (
        <div className={classes.waiting} role="alert">
          <p className="small">Your progress could not be loaded. {problem}</p>
          <Button variant="line" size="small" isBusy={isRetrying} onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </section>
  );
}
