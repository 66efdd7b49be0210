import { Message } from './message.tsx';
import classes from './pending-answer.module.css';
import { PendingResult } from './pending-result.tsx';

/** The place of an answer that the server has not begun yet. */
export function PendingAnswer() {
  return (
    <div className={classes.pending}>
      <Message>
        <PendingResult />
      </Message>
    </div>
  );
}
