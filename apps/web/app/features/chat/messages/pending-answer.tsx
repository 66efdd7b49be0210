import { EmptyRing } from '../../../ui/score-ring/empty-ring.tsx';
import { Message } from './message.tsx';
import classes from './pending-answer.module.css';

/** The place of an answer that is on its way; it is announced elsewhere. */
export function PendingAnswer() {
  return (
    <div aria-hidden className={classes.pending}>
      <Message>
        <div className={classes.result}>
          <div className={classes.sheet} />
          <div className={classes.ring}>
            <EmptyRing text="Optimizing" />
          </div>
        </div>
      </Message>
    </div>
  );
}
