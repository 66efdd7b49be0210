import { Button } from '../../../../ui/button/button.tsx';
import classes from './composer-foot.module.css';

type SendOrStopProps = {
  /** What sending is called. */
  name: string;
  /** Sending has gone on for long enough to be stopped. */
  canStop: boolean;
  isStopping: boolean;
  /** Nothing would go through now; why is said beside it. */
  isPaused: boolean;
  onSend: () => void;
  onStop: () => void;
};

/** One button that sends and then stops, so that the focus stays where it was. */
export function SendOrStop(props: SendOrStopProps) {
  const { name, canStop, isStopping, isPaused, onSend, onStop } = props;
  return (
    <Button
      variant={canStop || isPaused ? 'line' : 'ember'}
      isBusy={isStopping}
      onClick={({ detail }) => {
        // The second click of a double one was meant for the first.
        if (detail > 1) return;
        if (canStop) onStop();
        else onSend();
      }}
    >
      <span className={classes.send}>{isStopping ? 'Stopping' : canStop ? 'Stop' : name}</span>
    </Button>
  );
}
