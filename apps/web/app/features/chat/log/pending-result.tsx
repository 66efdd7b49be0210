import { EmptyRing } from '../../../ui/score-ring/empty-ring.tsx';
import classes from './pending-answer.module.css';

/** Where a result will stand; that it is on its way is announced elsewhere. */
export function PendingResult() {
  return (
    <div aria-hidden className={classes.result}>
      <div className={classes.sheet} />
      <div className={classes.ring}>
        <EmptyRing text="Optimizing" />
      </div>
    </div>
  );
}
